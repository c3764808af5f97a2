import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'

import { unpackTable } from './leveldb.ts'

/** What to look for on a disk: texts, and bytes such as those of a picture. */
export type Traces = Readonly<Record<string, string | Buffer>>

/**
 * Which of the traces occur in the files of a browser's profile, by part of the profile. Texts are
 * searched as UTF-8 and UTF-16; LevelDB tables are unpacked.
 */
export async function findTracesOnDisk(
  profile: string,
  traces: Traces,
): Promise<Record<string, string[]>> {
  const searched = Object.entries(traces).map(([name, trace]) => ({ name, forms: formsOf(trace) }))
  const found = new Map<string, Set<string>>()
  const entries = await readdir(profile, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // A running browser deletes files while they are read.
    const bytes = await readFile(path).catch(() => Buffer.alloc(0))
    const texts = entry.name.endsWith('.ldb') ? [bytes, ...unpackTable(bytes)] : [bytes]
    for (const { name, forms } of searched) {
      if (!texts.some((text) => forms.some((form) => text.includes(form)))) continue
      const part = partOf(relative(profile, path))
      found.set(part, (found.get(part) ?? new Set()).add(name))
    }
  }
  return Object.fromEntries([...found].map(([part, names]) => [part, [...names].toSorted()]))
}

function formsOf(trace: string | Buffer): Buffer[] {
  if (typeof trace !== 'string') return [trace]
  return [Buffer.from(trace, 'utf8'), Buffer.from(trace, 'utf16le')]
}

/** 'Default/IndexedDB/http_….leveldb/000003.log' belongs to 'IndexedDB'. */
function partOf(path: string): string {
  const [first = '', second] = path.split('/')
  return first === 'Default' && second ? second : first
}
