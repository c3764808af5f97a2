import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { openPostgres, type Database } from './database.ts'
import { openLocalSupabase, startLocalSupabase } from './local-supabase.ts'
import {
  HOSTED_VERSION,
  isPostgresAvailable,
  startPostgres,
  type TestPostgres,
} from './postgres-for-tests.ts'

const servers = [
  ...(isPostgresAvailable() ? ([['Postgres', undefined]] as const) : []),
  ...(isPostgresAvailable(HOSTED_VERSION)
    ? ([[`Postgres ${HOSTED_VERSION}`, HOSTED_VERSION]] as const)
    : []),
]

describe.for(servers)(
  'DATABASE_URL of an ordinary role, on %s',
  { tags: ['full'] },
  ([, version]) => {
    let server: TestPostgres
    let administrator: Database
    let databaseUrl: string
    let count = 0
    beforeAll(async () => {
      server = await startPostgres({ version })
      administrator = await openPostgres(server.url)
    }, 60_000)
    afterAll(async () => {
      await administrator.close()
      await server.stop()
    })

    beforeEach(async () => {
      count += 1
      const name = `clinic_${count}`
      await administrator.query(`create role ${name} login`)
      await administrator.query(`create database ${name} owner ${name}`)
      databaseUrl = server.url.replace('//postgres@', `//${name}@`).replace(/postgres$/, name)
    })

    /** Returns the sentence that an operator reads at a start, and the statements in it. */
    const readStartError = async (): Promise<{ sentence: string; statements: string }> => {
      const sentence = await openLocalSupabase({ databaseUrl }).then(
        (opened) => opened.stop().then(() => 'It started.'),
        (error: Error) => error.message,
      )
      return { sentence, statements: /run once: (.*)$/.exec(sentence)?.[1] ?? '' }
    }

    test('the refusal names the statements for an administrator, and the start works after them', async () => {
      const name = `clinic_${count}`
      const { sentence, statements } = await readStartError()
      expect(sentence).toBe(
        `The role ${name} of DATABASE_URL may not set up the database ${name}; ` +
          'an administrator of the server has to run once: ' +
          'create role anon nologin noinherit; create role authenticated nologin noinherit; ' +
          'create role service_role nologin noinherit; ' +
          `grant anon, authenticated, service_role to ${name};`,
      )
      await administrator.exec(statements)
      const clinic = await startLocalSupabase({ databaseUrl, seed: true })
      try {
        const pulled = await fetch(`${clinic.url}/rest/v1/rpc/sync_pull`)
        expect(await pulled.text()).toContain('Vennela Neurology Centre')
      } finally {
        await clinic.stop()
      }
    })

    test('only the grant is missing if another clinic has created the roles', async () => {
      const { statements } = await readStartError()
      expect(statements).toBe(`grant anon, authenticated, service_role to clinic_${count};`)
      await administrator.exec(statements)
      const clinic = await openLocalSupabase({ databaseUrl })
      expect(clinic.firstPassword).toMatch(/\w{4}-/)
      await clinic.stop()
    })

    test('a database of another owner is not set up', async () => {
      const name = `clinic_${count}`
      await administrator.exec(`grant anon, authenticated, service_role to ${name}`)
      await administrator.exec(`alter database ${name} owner to postgres`)
      const { statements } = await readStartError()
      expect(statements).toBe(`alter database ${name} owner to ${name};`)
      await administrator.exec(statements)
      expect((await readStartError()).sentence).toBe('It started.')
    })

    test('a role that may create roles needs no administrator', async () => {
      const cluster = await startPostgres({ version })
      const owner = await openPostgres(cluster.url)
      await owner.exec(
        'create role clinic login createrole; alter database postgres owner to clinic',
      )
      await owner.close()
      const clinic = await startLocalSupabase({
        databaseUrl: cluster.url.replace('//postgres@', '//clinic@'),
      })
      try {
        expect((await fetch(`${clinic.url}/rest/v1/rpc/sync_pull`)).status).toBe(200)
      } finally {
        await clinic.stop()
        await cluster.stop()
      }
    })
  },
)
