import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'

/** Forces a folder and everything in it to the disk. What is there already costs next to nothing. */
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

/** Forces one file, or the names in one folder, to the disk. */
export async function fsyncPath(path: string): Promise<void> {
  // Windows opens no folders, and keeps their names without being asked.
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
