/** What the memory of a server's process is made of, in MB. */
export interface Parts {
  /** The program node and its libraries, of which the system keeps one copy for all who run them. */
  program: number
  /** What is compiled while it runs, JavaScript and WebAssembly. */
  code: number
  /** The linear memory of the embedded Postgres. */
  webAssembly: number
  /** The heap of C: buffers, compression, compilers. */
  malloc: number
  /** The heaps of JavaScript, one for each thread, and the stacks. */
  javaScript: number
}

/** V8 sets gigabytes of addresses aside for a WebAssembly memory; this much of one is in use at least. */
const WEBASSEMBLY_BYTES = 100 * 2 ** 20

/** glibc gives each thread that allocates an arena of its own, which begins at a multiple of this (arena.c). */
const ARENA_BYTES = 64 * 2 ** 20

const MAPPING = /^([0-9a-f]+)-([0-9a-f]+) (\S{4}) \S+ \S+ \d+ *(.*)$/
const RESIDENT = /^Rss: +(\d+) kB$/

/** Reads /proc/<id>/smaps (https://docs.kernel.org/filesystems/proc.html): what is in memory now, by what it is for. */
export function partsOf(smaps: string): Parts {
  const parts: Parts = { program: 0, code: 0, webAssembly: 0, malloc: 0, javaScript: 0 }
  let part: keyof Parts = 'program'
  for (const line of smaps.split('\n')) {
    const [, from = '', to = '', rights = '', name = ''] = MAPPING.exec(line) ?? []
    if (from) part = partOf({ from: parseInt(from, 16), to: parseInt(to, 16), rights, name })
    const [, resident] = RESIDENT.exec(line) ?? []
    if (resident) parts[part] += Number(resident) / 1024
  }
  return parts
}

function partOf(mapping: { from: number; to: number; rights: string; name: string }): keyof Parts {
  if (mapping.name.startsWith('/')) return 'program'
  if (mapping.rights.includes('x')) return 'code'
  if (mapping.name === '[heap]') return 'malloc'
  if (mapping.to - mapping.from >= WEBASSEMBLY_BYTES) return 'webAssembly'
  return mapping.name === '' && mapping.from % ARENA_BYTES === 0 ? 'malloc' : 'javaScript'
}

export const sumOf = (parts: Parts): number =>
  Object.values(parts).reduce((sum: number, part: number) => sum + part, 0)
