import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { buildFault } from './may-build.ts'
import { ROOT } from './root.ts'
import { isOutOfDate } from './source-fingerprint.ts'

// Builds the site and its server when they are out of date.
const root = fileURLToPath(ROOT)
if (await isOutOfDate(root, fileURLToPath(new URL('dist/', ROOT)))) {
  const fault = buildFault(root)
  if (fault !== null) {
    process.stderr.write(`${fault}\n`)
    process.exit(1)
  }
  process.stdout.write('Building the site, a moment please ...\n')
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', ROOT))
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    // No output on success.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    process.stderr.write('The site could not be built, as is said above.\n')
    process.exitCode = 1
  }
}
