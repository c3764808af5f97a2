import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { createPublicRemote } from '#remote/public-remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'

import { migrate } from '../../local/database.ts'
import { createPictureName, createTestPicture } from '../../local/storage-for-tests.ts'
import { catchFailure } from '../contract/world.ts'
import { isFullSuite } from '../suites.ts'
import { openProject, isProjectAvailable, type Project } from './project.ts'

let project: Project
const query = (sql: string) => project.db.query(sql)
const wait = async () => {
  const headers = { apikey: project.key, 'content-type': 'application/json' }
  const response = await fetch(`${project.url}/rest/v1/rpc/wait`, { method: 'POST', headers })
  return response.json()
}

describe.runIf(isProjectAvailable())(
  'our migrations on a project like a hosted one',
  { tags: ['full'] },
  () => {
    beforeAll(async () => {
      project = await openProject()
    }, 90_000)
    afterAll(() => project.stop())

    test('were applied by postgres, who is no superuser and does not own the tables of Storage', async () => {
      expect(
        await query(
          `select session_user, rolsuper, version() from pg_roles where rolname = session_user`,
        ),
      ).toMatchObject([
        {
          session_user: 'postgres',
          rolsuper: false,
          version: expect.stringContaining('PostgreSQL 17'),
        },
      ])
      const owners = `select distinct schemaname, tableowner from pg_tables
      where schemaname in ('public', 'private', 'sync', 'storage') order by 1`
      expect(await query(owners)).toEqual([
        { schemaname: 'private', tableowner: 'postgres' },
        { schemaname: 'public', tableowner: 'postgres' },
        { schemaname: 'storage', tableowner: 'supabase_storage_admin' },
        { schemaname: 'sync', tableowner: 'postgres' },
      ])
    })

    test('are all noted down as the CLI does, and ours finds nothing left to do', async () => {
      const noted = 'select version, hash from supabase_migrations.schema_migrations'
      await expect(query(noted)).rejects.toThrow('"hash" does not exist')
      expect(await migrate(project.db)).toEqual([])
      expect((await query(noted)).length).toBeGreaterThan(0)
    })

    test('a migration that changed the tables of Storage would be refused', async () => {
      for (const change of ['add column ours text', 'disable trigger user', 'owner to postgres']) {
        await expect(query(`alter table storage.objects ${change}`), change).rejects.toThrow(
          'must be owner of table objects',
        )
      }
    })

    test('a row of Storage cannot be deleted past its API', async () => {
      await query(`insert into storage.objects (bucket_id, name) values ('doctors', 'a.png')`)
      await expect(query(`delete from storage.objects where name = 'a.png'`)).rejects.toThrow(
        'Direct deletion from storage tables is not allowed',
      )
      const headers = { apikey: project.secretKey, 'content-type': 'application/json' }
      const body = JSON.stringify({ prefixes: ['a.png'] })
      const address = `${project.url}/storage/v1/object/doctors`
      const response = await fetch(address, { method: 'DELETE', headers, body })
      expect([response.status, await response.json()]).toMatchObject([200, [{ name: 'a.png' }]])
      expect(await query(`select from storage.objects where name = 'a.png'`)).toEqual([])
    })

    test('the API wants a key, and lets pages of any origin ask', async () => {
      const address = `${project.url}/rest/v1/rpc/sync_pull`
      expect((await fetch(address)).status).toBe(401)
      const preflight = await fetch(address, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://clinic.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'apikey,idempotency-key,x-session-token',
        },
      })
      expect(Object.fromEntries(preflight.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'apikey,idempotency-key,x-session-token',
      })
      const response = await fetch(address, { headers: { apikey: project.key } })
      expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([
        200,
        '*',
      ])
    })

    test('a key that was switched off is no ended session, whatever is asked', async () => {
      const site = { url: project.url, key: 'switched off' }
      const { sync, session, accounts } = createSupabaseRemote(site, () => 'a-token')
      const name = createPictureName()
      const bytes = new Uint8Array(createTestPicture()).buffer
      const calls = [
        () => createPublicRemote(site).pull(null),
        () => sync.pull(null),
        () => sync.push([], null),
        () => sync.upload({ bucket: 'doctors', name, type: 'image/png', bytes }),
        () => session.mySession(),
        () => accounts.mySessions(),
      ]
      for (const call of calls) expect(await catchFailure(call())).toBe('key-refused')
    })

    test('[R18] a visitor may give the key in the address, and no browser asks for permission first', async () => {
      const address = `${project.url}/rest/v1/rpc/visitor_pull?apikey=${project.key}&since=`
      const { status, headers } = await fetch(address, {
        headers: { origin: 'https://clinic.example' },
      })
      expect([status, headers.get('access-control-allow-origin')]).toEqual([200, '*'])
      expect(headers.get('cache-control')).toBe('public, max-age=10, stale-while-revalidate=20')
    })

    test('a visitor gets three seconds, as hosted gives', async () => {
      await query(`create function public.wait() returns void language sql as 'select pg_sleep(4)';
      notify pgrst, 'reload schema'`)
      await expect.poll(wait, { timeout: 30_000 }).toMatchObject({ code: '57014' })
    })
  },
)

describe.runIf(!isProjectAvailable())(
  'not run: nothing here can stand in for a hosted project',
  () => {
    test('the full suite needs it', () => {
      expect(isFullSuite).toBe(false)
    })
  },
)
