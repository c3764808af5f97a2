import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { createSupabaseRemote } from '#remote/supabase-remote.ts'

import { openLocalSupabase } from '../../local/local-supabase.ts'
import { createLogger } from '../../local/logs.ts'
import { createTestPicture, createPictureName } from '../../local/storage-for-tests.ts'
import { openClinic, personIds } from '../clinic.ts'
import { openProject, isProjectAvailable, type Project } from './project.ts'

const SWEEP = fileURLToPath(new URL('../../../tools/sweep.ts', import.meta.url))

let project: Project
let token: string | null
const named = createPictureName()
const fresh = createPictureName()
const old = [createPictureName(), createPictureName('webp')]

describe.runIf(isProjectAvailable())('the pictures of a hosted project', { tags: ['full'] }, () => {
  beforeAll(async () => {
    project = await openProject()
    token = (await openClinic(project.db)).tokens['Content Manager']
  }, 90_000)
  afterAll(() => project.stop())

  beforeEach(async () => {
    const remote = createSupabaseRemote(project, () => token)
    const bytes = new Uint8Array(createTestPicture()).buffer
    for (const name of [named, fresh, ...old]) {
      await remote.sync.upload({ bucket: 'doctors', name, type: 'image/png', bytes })
    }
    await project.db.query('update public.doctors set photo = $1 where name = $2', [
      `/storage/v1/object/public/doctors/${named}`,
      'Dr Shown',
    ])
    await project.db.query(
      `update storage.objects set created_at = now() - interval '8 days' where name <> $1`,
      [fresh],
    )
  })

  test('go a week after no row names them, by their Storage, which deletes the files too (S-48)', async () => {
    expect((await pictureAt(old[0])).status).toBe(200)
    const first = await sweep(project.url)
    expect(first).toEqual({
      code: 0,
      output: 'Removed the pictures that no row has named for a week: 2 of doctors.\n',
    })
    expect(await names()).toEqual([fresh, named].toSorted())
    const statuses = [old[0], old[1], named].map(async (name) => (await pictureAt(name)).status)
    expect(await Promise.all(statuses)).toEqual([400, 400, 200])
    const again = 'No picture has to go: a row names each, or did within a week.\n'
    expect(await sweep(project.url)).toEqual({ code: 0, output: again })
  })

  test('old sessions are forgotten by the same command', async () => {
    const age = `update private.sessions set created_at = now() - interval '8 days' where user_id = $1`
    await project.db.query(age, [personIds.Viewer])
    expect((await sweep(project.url)).code).toBe(0)
    const left = 'select from private.sessions where user_id = $1'
    expect(await project.db.query(left, [personIds.Viewer])).toEqual([])
  })

  test('a sweep without the secret key is refused, and nothing is deleted', async () => {
    const before = await names()
    expect(await sweep(project.url, project.key)).toMatchObject({
      code: 1,
      output: expect.stringContaining('permission denied for function sweep'),
    })
    expect(await sweep(project.url, 'made up')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Invalid API key'),
    })
    expect(await sweep(project.url, '')).toMatchObject({
      code: 1,
      output: expect.stringContaining('Set SUPABASE_SECRET_KEY'),
    })
    expect(await names()).toEqual(before)
  })

  test('where the project is must be said, and must be reached', async () => {
    const usage = 'Say where the project is: npm run sweep -- --storage https://abc.supabase.co\n'
    for (const wrong of ['', 'abc', `${project.url}/storage/v1`]) {
      expect(await sweep(wrong)).toEqual({ code: 1, output: usage })
    }
    const nowhere = 'http://127.0.0.1:1'
    expect(await sweep(nowhere)).toEqual({
      code: 1,
      output: `Cannot reach the project at ${nowhere}.\n`,
    })
  })

  test('are left alone by a server of ours over its database, which says whose they are', async () => {
    const before = await names()
    const lines: string[] = []
    const server = await openLocalSupabase({
      databaseUrl: project.databaseUrl,
      log: createLogger('warn', { write: (line) => void lines.push(line) }),
    })
    await server.stop()
    expect(lines).toEqual([expect.stringContaining('npm run sweep')])
    expect(await names()).toEqual(before)
  })
})

const pictureAt = (name = '') => fetch(`${project.url}/storage/v1/object/public/doctors/${name}`)

async function names(): Promise<string[]> {
  const rows = await project.db.query<{ name: string }>('select name from storage.objects')
  return rows.map(({ name }) => name).toSorted()
}

/** What `npm run sweep` does and says, with the key in its environment. */
async function sweep(api: string, key = project.secretKey) {
  const args = ['--import', 'tsx', SWEEP, '--storage', api]
  const env = { ...process.env, SUPABASE_SECRET_KEY: key }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await once(child, 'exit')) as [number]
  return { code, output: (await output).join('') }
}
