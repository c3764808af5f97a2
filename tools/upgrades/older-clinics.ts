import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, constants } from 'node:zlib'

import { IDBFactory } from 'fake-indexeddb'
import { extract } from 'tar'

const HERE = fileURLToPath(new URL('./', import.meta.url))

interface Store {
  name: string
  keyPath: string
  autoIncrement: boolean
  indexes: { name: string; keyPath: string; unique: boolean }[]
  rows: Record<string, unknown>[]
}

/** A tablet of an older build: all that was in its IndexedDB, and who was signed in. */
export interface OlderDevice {
  name: string
  version: number
  stores: Store[]
  username: string
  password: string
  /** The testimonial it has deleted. */
  removed: string
}

/** The kept clinics, by the schema and the commit they are of. */
export async function listOlderClinics(): Promise<string[]> {
  return (await readdir(HERE)).filter((file) => file.endsWith('.tar.br')).toSorted()
}

/** Unpacks a kept clinic: its data directory, ready to be opened, and its tablet. */
export async function unpackOlderClinic(file: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'nadi-older-'))
  const tar = join(dataDir, 'all.tar')
  const params = { [constants.BROTLI_DECODER_PARAM_LARGE_WINDOW]: 1 }
  await writeFile(tar, brotliDecompressSync(await readFile(join(HERE, file)), { params }))
  await extract({ file: tar, cwd: dataDir })
  await rm(tar)
  const device = JSON.parse(await readFile(join(dataDir, 'device.json'), 'utf8')) as OlderDevice
  await rm(join(dataDir, 'device.json'))
  return { dataDir, device }
}

/** A disk with the tablet's database on it, made without a line of today's code. */
export async function createDeviceDisk({
  name,
  version,
  stores,
}: OlderDevice): Promise<IDBFactory> {
  const disk = new IDBFactory()
  const opening = disk.open(name, version)
  opening.addEventListener('upgradeneeded', () => {
    for (const { name: store, keyPath, autoIncrement, indexes } of stores) {
      const objectStore = opening.result.createObjectStore(store, { keyPath, autoIncrement })
      for (const index of indexes) {
        objectStore.createIndex(index.name, index.keyPath, { unique: index.unique })
      }
    }
  })
  await once(opening, 'success')
  const names = stores.map((store) => store.name)
  const filling = opening.result.transaction(names, 'readwrite')
  for (const { name: store, rows } of stores) {
    for (const row of rows) filling.objectStore(store).put(withBytes(row))
  }
  await once(filling, 'complete')
  opening.result.close()
  return disk
}

function withBytes(row: Record<string, unknown>): Record<string, unknown> {
  const { bytes } = row as { bytes?: { base64: string } }
  if (!bytes) return row
  return { ...row, bytes: new Uint8Array(Buffer.from(bytes.base64, 'base64')).buffer }
}

function once(target: EventTarget, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    target.addEventListener(event, () => resolve())
    target.addEventListener('error', () => reject(new Error(`No ${event}`)))
  })
}
