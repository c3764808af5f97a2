import { writeFileSync } from 'node:fs'

import { migrate, openPglite } from '../../supabase/local/database.ts'
import { applySchemas, diffCatalogs, readSchema } from './compare-schema.ts'
import { createBaseline } from './schemas.ts'

// npm run schema: prints what a new migration has to bring, `-` what the migrations make and
// supabase/schemas does not, `+` the reverse.
// npm run schema -- baseline: writes the baseline migration. It never changes once 1.0 is published.
if (process.argv[2] === 'baseline') {
  writeFileSync('supabase/migrations/0044_baseline.sql', await createBaseline())
} else {
  const [migrated, declared] = [await openPglite(), await openPglite()]
  await migrate(migrated)
  await applySchemas(declared)
  const differences = diffCatalogs(await readSchema(migrated), await readSchema(declared))
  for (const line of differences) process.stdout.write(`${line}\n`)
  process.exitCode = differences.length > 0 ? 1 : 0
  await Promise.all([migrated.close(), declared.close()])
}
