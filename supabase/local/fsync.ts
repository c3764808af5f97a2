import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Forces a folder and everything in it to the disk. Cheap for files that are there already. */
export async function fsyncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true })
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) await fsyncTree(path)
      else if (entry.isFile()) await fsyncPath(path)
    }),
  )
  await fsyncPath(folder)
}

/** Forces one file, or the entries of one folder, to the disk. */
export async function fsyncPath(path: string): Promise<void> {
  // Windows cannot open folders, and persists their entries by itself.
  const handle = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (process.platform === 'win32' && error.code === 'EPERM') return null
    throw error
  })
  try {
    await handle?.sync()
  } finally {
    await handle?.close()
  }
}
