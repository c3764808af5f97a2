import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether this machine lets us mount disks of our own: it takes root, and not every container has it. */
export function canMount(): boolean {
  try {
    mountDisk('1m').remove()
    return true
  } catch {
    return false
  }
}

/** A disk in memory, of this size and with these other options of mount. */
export function mountDisk(size: string, options = ''): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'nadi-disk-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const all = [`size=${size}`, options].filter(Boolean).join(',')
    execFileSync('mount', ['-t', 'tmpfs', '-o', all, 'nadi-test', folder], { stdio: 'ignore' })
  } catch (error) {
    remove()
    throw error
  }
  return {
    folder,
    remove() {
      // Lazily: what still has a file open there must not keep the disk for ever.
      execFileSync('umount', ['-l', folder])
      remove()
    },
  }
}

/** Fills what is left of a disk; answers with the name of the file that did. */
export async function fillDisk(folder: string): Promise<string> {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(bavail * bsize))
  return file
}
