import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openClinic, type Subject } from '../tests/clinic.ts'
import type { Database } from './database.ts'
import { startLocalSupabase } from './local-supabase.ts'
import { createTestClient } from './scratch-for-tests.ts'

export const FIVE_MB = 5 * 1024 * 1024

const FIRST_BYTES = {
  'image/png': '89504e470d0a1a0a',
  'image/jpeg': 'ffd8ffe0',
  'image/gif': '474946383961',
  'image/webp': '52494646aaaaaaaa57454250',
}

/** Creates the smallest bytes that count as a picture of this type, then zeros. */
export function createTestPicture(type: keyof typeof FIRST_BYTES = 'image/png', size = 64) {
  const bytes = Buffer.alloc(size)
  bytes.write(FIRST_BYTES[type], 'hex')
  return bytes
}

let serial = 0
/** Creates a name like a device: time, random part, extension. */
export function createPictureName(extension = 'png'): string {
  serial += 1
  return `1700000000000-${serial.toString(16).padStart(32, '0')}.${extension}`
}

/** Opens a clinic with staff of every role, and its file store in a folder of its own. */
export async function openStorage(db: Database, folder?: string) {
  const { tokens } = await openClinic(db)
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), 'nadi-storage-')))
  const server = await startLocalSupabase({ database: db, dataDir })
  const files = join(dataDir, 'files')
  const bucketOf = (subject: Subject) => {
    const token = tokens[subject]
    return createTestClient(server.url, token ? { 'x-session-token': token } : {}).storage.from(
      'doctors',
    )
  }
  const editor = bucketOf('Content Manager')
  return {
    db,
    dataDir,
    files,
    server,
    bucketOf,
    editor,
    at: (path: string, init?: RequestInit) =>
      fetch(`${server.url}/storage/v1/object/${path}`, init),
    /** Lists the files that are in the folder. */
    stored: () => readdir(join(files, 'doctors')).catch((): string[] => []),
    rowsOf: (name: string) => db.query('select from storage.objects where name = $1', [name]),
    /** Uploads a picture without supabase-js, so that any path can be tried. */
    post: (path: string) =>
      fetch(`${server.url}/storage/v1/object/${path}`, {
        method: 'POST',
        body: createTestPicture(),
        headers: {
          'content-type': 'image/png',
          'x-session-token': tokens['Content Manager'] ?? '',
        },
      }),
    /** Uploads a picture and requires success; returns its name. */
    store: async (bytes = createTestPicture()) => {
      const name = createPictureName()
      const { error } = await editor.upload(name, bytes, { contentType: 'image/png' })
      if (error) throw error
      return name
    },
    stop: () => server.stop().then(() => rm(dataDir, { recursive: true })),
  }
}
