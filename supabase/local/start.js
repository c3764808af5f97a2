// What `npm start` runs. Sources are read and built in a process of their own: what that takes of
// memory, 500 MB, and what it takes to read TypeScript, 100 MB, the server would keep for good.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('build-when-needed.ts', import.meta.url))

const { status } = spawnSync(process.execPath, ['--import', 'tsx', BUILD], { stdio: 'inherit' })
if (status === 0) await import('../../dist/.server/server.js')
else process.exitCode = 1
