import { unpackArchive } from './archive.ts'
import { fillDirectory } from './directory.ts'
import type { Installation } from './installation.ts'
import { loadSnapshot, requireEmptyDatabase } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'

// A restored backup is another timeline, and needs no sign of it: each version it gives away from
// now on has a new random tag, so what a device heard after the backup is not known here [R5], it
// fetches everything again, and sends again what it has that the backup lost [R11, D7].

/** Makes the clinic of a backup in a directory that holds none. */
export function restoreDirectory(file: string, dataDir: string): Promise<Manifest> {
  return fillDirectory({ dataDir }, (folder) => unpackArchive(file, folder))
}

/** Makes the clinic of a backup in an empty database; `inside` is a folder with room to unpack it. */
export async function restoreDatabase(
  file: string,
  home: Installation,
  inside: string,
): Promise<Manifest> {
  await requireEmptyDatabase(home.db)
  return withScratch(inside, async (scratch) => {
    await unpackArchive(file, scratch)
    return loadSnapshot(scratch, home)
  })
}
