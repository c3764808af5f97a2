import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Plugin } from 'vite'

import { createIntegrity } from '../supabase/local/fingerprints.ts'

const STAFF_ENTRY = '/src/app/staff.tsx'

interface Chunk {
  type: 'chunk' | 'asset'
  fileName: string
  isEntry?: boolean
  facadeModuleId?: string | null
  imports?: string[]
  dynamicImports?: string[]
  viteMetadata?: { importedCss: Set<string> }
}

const names: string[] = []

/** The files of the last build that only staff download. */
export const isStaffOnlyFile = (url: string): boolean => names.includes(`/${url}`)

/**
 * Lists what only staff download in staff-files.json, each file with its fingerprint. The service
 * worker does not fetch those files for patients, and all of them for a user who signed in.
 */
export function staffFilesPlugin(): Plugin {
  return {
    name: 'staff-files',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = bundle as unknown as Record<string, Chunk>
      const patients = reachable(chunks)
      names.length = 0
      for (const { fileName } of Object.values(chunks)) {
        if (/^assets\/.*\.(js|css)$/.test(fileName) && !patients.has(fileName)) {
          names.push(`/${fileName}`)
        }
      }
    },
    // Other plugins still write into the files before.
    async writeBundle({ dir = '' }) {
      const fingerprints = names.map(async (name) => [
        name,
        createIntegrity(await readFile(join(dir, name))),
      ])
      const list = Object.fromEntries(await Promise.all(fingerprints)) as object
      await writeFile(join(dir, 'staff-files.json'), JSON.stringify(list))
    },
  }
}

/** The files a patient may need: everything from the entry on, but for what is behind the staff entry. */
function reachable(chunks: Record<string, Chunk>): Set<string> {
  const found = new Set<string>()
  const visit = (fileName: string): void => {
    const chunk = chunks[fileName]
    if (!chunk || found.has(fileName) || chunk.facadeModuleId?.endsWith(STAFF_ENTRY)) return
    found.add(fileName)
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  for (const chunk of Object.values(chunks)) if (chunk.isEntry) visit(chunk.fileName)
  return found
}
