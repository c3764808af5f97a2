import { writeFileSync } from 'node:fs'

import { migrate, openPglite } from '../../supabase/local/database.ts'
import { dumpSchema } from './dump-schema.ts'

// npm run schema: writes supabase/schema.sql anew.
const db = await openPglite()
await migrate(db)
writeFileSync('supabase/schema.sql', await dumpSchema(db))
await db.close()
