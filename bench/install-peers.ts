import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const HERE = fileURLToPath(new URL('.', import.meta.url))
/** The peers name React and supabase-js as their peers, and get those of the project. */
const INSTALL = ['ci', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']

/** Installs what Nadi is compared with; only the benches that compare need it. */
export function installPeers(): void {
  if (existsSync(`${HERE}node_modules`)) return
  process.stderr.write('Installing what Nadi is compared with into bench/node_modules\n')
  const { status } = spawnSync('npm', INSTALL, { cwd: HERE, stdio: 'inherit' })
  if (status === 0) return
  throw new Error(
    `This bench needs the packages of bench/package.json, and they could not be installed. Try in bench: npm ${INSTALL.join(' ')}`,
  )
}
