// What `npm run backup` and the other commands of operators run: a command of the build, which
// reads its own arguments as if it had been started itself.
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1)
const command = new URL(`../../dist/.server/${name}.js`, import.meta.url)
// Never built anew: a server may be running from this build, and a backup comes before an upgrade.
if (!existsSync(command)) await import('./build-when-needed.js')
await import(command.href)
