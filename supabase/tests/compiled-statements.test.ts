import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { openPostgres, type Database } from '../local/database.ts'
import { isPostgresAvailable, type TestPostgres } from '../local/postgres-for-tests.ts'
import { openClinic, type Clinic } from './clinic.ts'
import { reportMissingPostgres } from './engines.ts'
import { listPulls } from './large-calls.ts'
import { startMigratedPostgres } from './migrated.ts'
import { openExplainer } from './plans.ts'

reportMissingPostgres()

describe.for(isPostgresAvailable() ? ['on Postgres'] : [])('%s', () => {
  let postgres: TestPostgres
  let db: Database
  let clinic: Clinic
  beforeAll(async () => {
    postgres = await startMigratedPostgres()
    db = await openPostgres(postgres.url)
    clinic = await openClinic(db)
  })
  afterAll(async () => {
    await db.close()
    await postgres.stop()
  })

  // A connection keeps the plan that it made first, in whichever call that was.
  test('no statement of the first pull of a connection is compiled', async () => {
    await db.query(`update public.health_library_illnesses set short_summary = 'Another.'`)
    for (const call of await listPulls(clinic)) {
      const explainer = await openExplainer(postgres.url)
      onTestFinished(() => explainer.close())
      const { compiled } = await explainer.explain(call)
      expect([call.name, compiled]).toEqual([call.name, []])
    }
  })
})
