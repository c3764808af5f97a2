import { access, constants, mkdir, mkdtemp, readdir, rm, rmdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const PREFIX = '.nadi-unfinished-'
const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Works in a temporary folder inside another one and deletes it; the other one is created if
 * missing, and deleted again when the work fails.
 */
export async function withScratch<T>(
  inside: string,
  work: (scratch: string) => Promise<T>,
): Promise<T> {
  // Its files contain password hashes, so only the owner may read them.
  const first = await mkdir(inside, { recursive: true, mode: 0o700 }).catch(
    async (error: unknown) => {
      // On a read-only disk Node says ENOENT, as if the parent were missing.
      await access(dirname(inside), constants.W_OK)
      throw error
    },
  )
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

/** Deletes the files of processes that were killed at least a day ago. */
export async function removeAbandoned(inside: string): Promise<void> {
  const names = await readdir(inside).catch(() => [])
  for (const name of names) {
    const path = join(inside, name)
    if (!name.startsWith(PREFIX)) continue
    if (Date.now() - (await stat(path)).mtimeMs > DAY_MS) await rm(path, { recursive: true })
  }
}
