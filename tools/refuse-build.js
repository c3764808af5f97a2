import { fileURLToPath } from 'node:url'

import { buildFault } from '../supabase/local/may-build.js'

// The first step of `npm run build`: one sentence where the tools would end in a stack.
const fault = buildFault(fileURLToPath(new URL('../', import.meta.url)))
if (fault !== null) {
  process.stderr.write(`${fault}\n`)
  process.exitCode = 1
}
