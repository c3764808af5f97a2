import { unpackArchive } from './archive.ts'
import { fillDirectory } from './directory.ts'
import type { Installation } from './installation.ts'
import { loadSnapshot, requireEmptyDatabase } from './load-snapshot.ts'
import type { Manifest } from './manifest.ts'
import { withScratch } from './scratch.ts'

// A restored backup is another timeline. It needs no mark: each new version has a random tag, so
// versions from after the backup are unknown here [R5]. A device then pulls everything again, and
// resends the edits that the backup lost [R11, D7].

/** Restores the clinic of a backup into a directory without one. */
export function restoreDirectory(file: string, dataDir: string): Promise<Manifest> {
  return fillDirectory({ dataDir }, (folder) => unpackArchive(file, folder))
}

/** Restores the clinic of a backup into an empty database; it is unpacked in `inside`. */
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
