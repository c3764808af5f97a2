import { readFile } from 'node:fs/promises'

import { ROOT } from '../root.ts'

const PROGRAM = new URL('node_modules/@electric-sql/pglite/dist/pglite.wasm', ROOT)

let compiled: Promise<WebAssembly.Module> | undefined

/**
 * Postgres as WebAssembly, compiled once for all databases and threads of this process. Whoever
 * opens one later finds what the engine has made quicker meanwhile, which is half of the work of
 * opening (1.3 s of a processor instead of 2.8 s here).
 */
export function loadPostgresModule(): Promise<WebAssembly.Module> {
  compiled ??= readFile(PROGRAM).then((bytes) => WebAssembly.compile(new Uint8Array(bytes)))
  return compiled
}
