import { mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

const PREFIX = '.nadi-unfinished-'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Works in a folder of its own inside another one, and leaves nothing of it behind; the other one
 * is made where it is missing, and taken away again when the work fails.
 */
export async function withScratch<T>(
  inside: string,
  work: (scratch: string) => Promise<T>,
): Promise<T> {
  // What is in it holds hashes of passwords, and is nobody else's business.
  const first = await mkdir(inside, { recursive: true, mode: 0o700 })
  const scratch = await mkdtemp(join(inside, PREFIX))
  try {
    return await work(scratch)
  } catch (error) {
    await remove(scratch)
    if (first !== undefined) await rmdir(inside).catch(() => undefined)
    throw error
  } finally {
    await remove(scratch)
  }
}

/** Work that failed may still be closing a file. */
const remove = (scratch: string): Promise<void> =>
  rm(scratch, { recursive: true, force: true, maxRetries: 10 })

/** Removes what a process left that was ended in the middle of its work, a day ago or earlier. */
export async function removeAbandoned(inside: string): Promise<void> {
  const names = await readdir(inside).catch(() => [])
  for (const name of names) {
    const path = join(inside, name)
    if (!name.startsWith(PREFIX)) continue
    if (Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { recursive: true })
  }
}
