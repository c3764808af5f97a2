import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

import type { Plugin } from 'vite'
import type { ManifestTransform } from 'workbox-build'

import { createIntegrity } from '../supabase/local/fingerprints.ts'
import { isStaffOnlyFile } from './staff-files.ts'

/**
 * What the service worker fetches for everybody, each file with the fingerprint by which the
 * browser refuses anything else in its place. `plugin` only looks where the build goes.
 */
export function createPrecacheList(): { plugin: Plugin; transform: ManifestTransform } {
  let outDir = ''
  return {
    plugin: {
      name: 'precache-list',
      apply: 'build',
      configResolved({ root, build }) {
        outDir = resolve(root, build.outDir)
      },
    },
    async transform(entries) {
      const manifest = entries
        .filter(({ url }) => !isStaffOnlyFile(url))
        .map(async (entry) => ({
          ...entry,
          // The build is named by the whole of the shell's.
          revision:
            entry.url === 'shell.html' ? entry.revision : (entry.revision?.slice(0, 8) ?? null),
          integrity: createIntegrity(await readFile(resolve(outDir, entry.url))),
        }))
      return { manifest: await Promise.all(manifest), warnings: [] }
    },
  }
}
