import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

// What each reader downloads of the built site, compressed as it is served.
// A build that breaks one of these budgets fails.
const html = readFileSync('dist/index.html', 'utf8')
const staffList = JSON.parse(readFileSync('dist/staff-files.json', 'utf8')) as object
const staff = new Set(Object.keys(staffList))
const assets = readdirSync('dist/assets').map((name) => `/assets/${name}`)

const kilobytes = (path: string) => brotliCompressSync(readFileSync(`dist${path}`)).length / 1000
const total = (paths: string[]) => paths.reduce((sum, path) => sum + kilobytes(path), 0)

const first = assets.filter((path) => html.includes(path))
const patients = assets.filter((path) => !staff.has(path) && !isForFew(path))
const rows = [
  { what: 'script before a patient can use the page', kB: total(first.filter(isScript)), most: 95 },
  { what: 'style of the public site', kB: total(patients.filter(isStyle)), most: 20 },
  {
    what: 'everything a patient downloads, pictures and content apart',
    kB: total([...patients, '/service-worker.js', '/index.html']),
    most: 160,
  },
  { what: 'all staff screens', kB: total([...staff]), most: 220 },
]

for (const { what, kB, most } of rows) {
  process.stdout.write(`${kB.toFixed(1).padStart(7)} kB of ${String(most).padStart(3)} ${what}\n`)
}
const broken = rows.filter(({ kB, most }) => kB > most)
if (broken.length > 0) {
  process.stderr.write(`Over budget: ${broken.map(({ what }) => what).join('; ')}\n`)
  process.exitCode = 1
}

/** The one font is for devices without Telugu letters, and one script for browsers of years ago. */
function isForFew(path: string): boolean {
  return path.endsWith('.woff2') || path.startsWith('/assets/older-browsers-')
}

function isScript(path: string): boolean {
  return path.endsWith('.js')
}

function isStyle(path: string): boolean {
  return path.endsWith('.css')
}
