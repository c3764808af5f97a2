import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { build } from 'vite'

import { cacheFolder } from '../web/cache-folder.ts'
import type { PeerSpec } from './peers.ts'

const HERE = fileURLToPath(new URL('./', import.meta.url))
const PEERS = fileURLToPath(new URL('peers/', import.meta.url))

/** Installs the peers' own packages at first use; nothing else in the project needs them. */
export function installPeers(): void {
  if (existsSync(`${PEERS}node_modules/rxdb`)) return
  process.stderr.write('Installing the peers\n')
  const args = ['ci', '--prefix', PEERS, '--ignore-scripts', '--legacy-peer-deps', '--no-audit']
  const { status } = spawnSync('npm', args, { stdio: 'inherit' })
  if (status !== 0) throw new Error('The peers could not be installed.')
}

/** Builds the page of each peer as a product would be, and answers with their folder. */
export async function buildPages(chosen: readonly PeerSpec[]): Promise<string> {
  const outDir = cacheFolder('sync')
  for (const { name, page } of chosen) {
    await build({
      configFile: false,
      root: HERE,
      logLevel: 'error',
      publicDir: false,
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        target: 'es2022',
        outDir,
        emptyOutDir: false,
        lib: {
          entry: `${HERE}${page}`,
          formats: ['iife'],
          name: 'peer',
          fileName: () => `${name}.js`,
        },
      },
    })
  }
  return outDir
}
