import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { buildFault, VITE } from './may-build.js'
import { isOutOfDate } from './source-fingerprint.js'

// Builds the site, its server and the commands when they are out of date. In a process of its own:
// the 500 MB of memory that building takes the server would keep for good.
const root = fileURLToPath(new URL('../../', import.meta.url))
if (await isOutOfDate(root, join(root, 'dist'))) {
  const fault = buildFault(root)
  if (fault !== null) end(fault)
  process.stderr.write('Building the site, a moment please ...\n')
  const { status } = spawnSync(
    process.execPath,
    [join(root, VITE), 'build', '--logLevel', 'warn'],
    {
      cwd: root,
      // No output on success.
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) end('The site could not be built, as is said above.')
}

/**
 * @param {string} sentence
 * @returns {never}
 */
function end(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
