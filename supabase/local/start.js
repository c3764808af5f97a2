// What `npm start` runs: the build, where nothing reads TypeScript.
import './build-when-needed.js'

await import('../../dist/.server/server.js')
