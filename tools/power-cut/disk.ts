import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const SIZE = 512 * 1024 * 1024

/** Whether this machine lets us mount a disk of our own: Linux, root, and not every container. */
export function canMountDisks(): boolean {
  const home = mkdtempSync(join(tmpdir(), 'nadi-disk-'))
  try {
    createDisk(home).discard()
    return true
  } catch {
    return false
  } finally {
    rmSync(home, { recursive: true, force: true })
  }
}

/** A disk whose power can be cut: a file with an ext4 in it. What is in the file has reached the disk. */
export interface Disk {
  /** Where it is mounted. */
  folder: string
  /** A second disk with what has reached this one by now. What waits in memory is not on it. */
  copy: () => Disk
  discard: () => void
}

/** A new and empty disk under `home`. */
export function createDisk(home: string, name = 'disk'): Disk {
  const image = join(home, `${name}.img`)
  writeFileSync(image, '')
  truncateSync(image, SIZE)
  execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'ignore' })
  return mount(home, name)
}

function mount(home: string, name: string): Disk {
  const image = join(home, `${name}.img`)
  const folder = join(home, name)
  mkdirSync(folder)
  execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'ignore' })
  return {
    folder,
    copy: () => {
      const copyName = `${name}-cut`
      copyFileSync(image, join(home, `${copyName}.img`))
      return mount(home, copyName)
    },
    discard: () => {
      execFileSync('umount', [folder])
      rmSync(image)
    },
  }
}
