import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

import { isOutOfDate } from './built-from.ts'
import { mayWrite, unbuilt } from './may-build.ts'
import { ROOT } from './root.ts'

// Builds the site and its server when they are not what the sources say.
const root = fileURLToPath(ROOT)
if (!(await isOutOfDate(root, fileURLToPath(new URL('dist/', ROOT))))) {
  // It is served as it is.
} else if (!mayWrite(root)) {
  process.stderr.write(`${unbuilt(root)}\n`)
  process.exitCode = 1
} else {
  process.stdout.write('Building the site, a moment please ...\n')
  const vite = fileURLToPath(new URL('node_modules/vite/bin/vite.js', ROOT))
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    // What goes well needs no words.
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) {
    process.stderr.write('The site could not be built, as is said above.\n')
    process.exitCode = 1
  }
}
