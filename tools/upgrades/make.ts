import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

import bcrypt from 'bcryptjs'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { create } from 'tar'

import { openDatabase, getStaffDatabaseName, type ClinicDatabase } from '#db/database.ts'
import { addRow, changeRow, moveRow, removeRow } from '#db/edits.ts'
import { readRows } from '#db/read-view.ts'
import { toUploadPath } from '#model/texts/picture-path.ts'
import { RemoteError } from '#remote/remote.ts'
import { createSupabaseRemote } from '#remote/supabase-remote.ts'
import { syncOnce } from '#sync/sync-cycle.ts'

import { startLocalSupabase } from '../../supabase/local/local-supabase.ts'

// npx tsx tools/upgrades/make.ts <file.tar.br>
// What a clinic and one of its tablets leave behind when they stop using this build: a data
// directory of `npm start`, and all that is in the tablet's IndexedDB. See README.md beside this.

const FIRST_PASSWORD = 'the first password'
const PASSWORD = 'the second password'
const AT = Date.UTC(2026, 10, 21)
const PIXEL = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=', 'base64') // prettier-ignore

const [target] = process.argv.slice(2)
if (!target) throw new Error('Say into which file.')
const home = await mkdtemp(join(tmpdir(), 'nadi-make-'))
const server = await startLocalSupabase({
  dataDir: home,
  seed: true,
  superadminPassword: FIRST_PASSWORD,
})
const device = await liveThrough(server.url)
await writeFile(join(home, 'device.json'), JSON.stringify(device))
await server.stop()
// The pictures of the sample clinic are in supabase/seed already.
await rm(join(home, 'files'), { recursive: true })
const tar = join(home, 'all.tar')
await create({ cwd: home, file: tar, portable: true, noMtime: true }, ['database', 'device.json'])
// Three databases, two of them templates: the compressor has to see them all at once.
const window = {
  [constants.BROTLI_PARAM_LARGE_WINDOW]: 1,
  [constants.BROTLI_PARAM_LGWIN]: 26,
  [constants.BROTLI_PARAM_QUALITY]: 11,
}
await writeFile(target, brotliCompressSync(await readFile(tar), { params: window }))
await rm(home, { recursive: true })

/** A tablet edits, goes round, edits on without a network, and is put away. */
async function liveThrough(url: string) {
  let token: string | null = null
  const remote = createSupabaseRemote({ url, key: 'any' }, () => token)
  const { token: first, user } = await signIn(FIRST_PASSWORD)
  token = first
  await remote.session.changePassword(FIRST_PASSWORD, bcrypt.hashSync(PASSWORD, 10))
  token = (await signIn(PASSWORD)).token

  const db = openDatabase(getStaffDatabaseName(user.id), {
    indexedDB: new IDBFactory(),
    IDBKeyRange,
  })
  await db.open()
  while ((await syncOnce(db, remote.sync)) !== 'idle');
  const [doctor, otherDoctor] = await readRows(db, 'doctors')
  const [testimonial] = await readRows(db, 'testimonials')
  if (!doctor || !otherDoctor || !testimonial) throw new Error('The sample clinic is missing.')

  // One that arrived, one that is refused, one whose answer was lost on the way.
  await addRow(db, 'doctors', { name: 'Dr Arrived' }, { now: AT, ...named('1') })
  await changeRow(db, 'doctors', doctor.id, { fields: { name: '' }, now: AT, ...named('2') })
  while ((await syncOnce(db, remote.sync)) !== 'idle');
  await addRow(db, 'doctors', { name: 'Dr Answer Lost' }, { now: AT, ...named('3') })
  const deaf = {
    ...remote.sync,
    push: async (...args: Parameters<typeof remote.sync.push>) => {
      await remote.sync.push(...args)
      throw new RemoteError('unreachable', 'The answer is lost')
    },
  }
  await syncOnce(db, deaf).catch(() => undefined)

  // The network is gone: everything from here on waits.
  const name = `${AT}-${'a'.repeat(32)}.png`
  const bytes = new Uint8Array(PIXEL).buffer
  const pictures = [{ bucket: 'services', name, type: 'image/png', bytes }]
  const service = { service_name: 'Waiting service', icon_image: toUploadPath('services', name) }
  await addRow(db, 'services', service, { now: AT, pictures, ...named('4') })
  const change = { fields: { qualification: 'Waiting qualification' }, now: AT, ...named('5') }
  await changeRow(db, 'doctors', otherDoctor.id, change)
  await removeRow(db, 'testimonials', testimonial.id, { now: AT, ...named('6') })
  await moveRow(db, 'doctors', { id: otherDoctor.id, after: null }, { now: AT, ...named('7') })
  const fields = { name: 'Dr Half Typed' }
  await db.drafts.put({ key: 'doctors/new', fields, seen: {}, at: AT })
  const contents = await everythingIn(db)
  db.close()
  return { ...contents, username: user.username, password: PASSWORD, removed: testimonial.id }

  async function signIn(password: string) {
    const result = await remote.session.signIn({
      username: 'superadmin',
      password,
      device: 'tablet',
    })
    if (!('token' in result)) throw new Error(result.error)
    return result
  }
}

function named(n: string) {
  return { mutationId: `00000000-0000-4000-a000-${n.padStart(12, '0')}` }
}

/** The database as IndexedDB has it: nothing here knows what Dexie makes of it. */
async function everythingIn(db: ClinicDatabase) {
  const idb = db.backendDB()
  const names = [...idb.objectStoreNames]
  const transaction = idb.transaction(names, 'readonly')
  const stores = names.map(async (name) => {
    const store = transaction.objectStore(name)
    const indexes = [...store.indexNames].map((index) => store.index(index))
    const rows = await new Promise<unknown[]>((resolve) => {
      const request = store.getAll()
      request.addEventListener('success', () => resolve(request.result))
    })
    return {
      name,
      keyPath: store.keyPath,
      autoIncrement: store.autoIncrement,
      indexes: indexes.map(({ name: index, keyPath, unique }) => ({
        name: index,
        keyPath,
        unique,
      })),
      rows: rows.map(withBytes),
    }
  })
  return { name: idb.name, version: idb.version, stores: await Promise.all(stores) }
}

/** JSON has no bytes. */
function withBytes(row: unknown): unknown {
  const fields = Object.entries(row as object).map(([key, value]: [string, unknown]) =>
    value instanceof ArrayBuffer
      ? [key, { base64: Buffer.from(value).toString('base64') }]
      : [key, value],
  )
  return Object.fromEntries(fields)
}
