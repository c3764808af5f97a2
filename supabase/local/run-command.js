// What `npm run backup` and the other commands of operators run: a command of the build, which
// reads its own arguments as if it had been started itself.
import './build-when-needed.js'

const [name] = process.argv.splice(2, 1)
await import(`../../dist/.server/${name}.js`)
