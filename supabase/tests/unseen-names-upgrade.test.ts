import { expect, test } from 'vitest'

import { migrate, type Database } from '../local/database.ts'
import { openClinic, publicRowIds } from './clinic.ts'
import { emptyDatabases } from './engines.ts'
import { migrateBefore } from './older-clinic.ts'

test.for(Object.keys(emptyDatabases))(
  'names that nobody can see are called so by an upgrade, and taken no more (%s)',
  { tags: ['full'] },
  async (engine) => {
    const db = (await emptyDatabases[engine]?.()) as Database
    await migrateBefore(db, '0043')
    await openClinic(db)
    const name = (text: string) =>
      db.query('update public.doctors set name = $1 where id = $2', [text, publicRowIds.doctors])
    await name('\u200b\u2060')
    await migrate(db)
    const [doctor] = await db.query('select name from public.doctors where id = $1', [
      publicRowIds.doctors,
    ])
    expect(doctor).toEqual({ name: '(no name)' })
    await expect(name('\u200b\u2060')).rejects.toThrow('doctors_name_check')
    await name('\u200bడా. రావు')
    await db.close()
  },
)
