import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns whether this machine can mount disks: that needs root, and not every container has it.
 */
export function canMount(): boolean {
  try {
    mountDisk('1m').remove()
    return true
  } catch {
    return false
  }
}

/** Mounts a disk in memory with this size and these mount options. */
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
      // Lazily, because a process with an open file there would block the unmount.
      execFileSync('umount', ['-l', folder])
      remove()
    },
  }
}

/** Fills the rest of a disk; returns the name of the file. */
export async function fillDisk(folder: string): Promise<string> {
  const file = join(folder, 'ballast')
  const { bavail, bsize } = await statfs(folder)
  await writeFile(file, Buffer.alloc(bavail * bsize))
  return file
}
