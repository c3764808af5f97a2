import { readdirSync, readFileSync } from 'node:fs'

import { POLYFILLED, FEATURE_DETECTED } from './allowed-features.ts'
import { ALLOWED_STYLES } from './allowed-styles.ts'
import { findUnsupportedFeatures } from './unsupported-features.ts'
import { findUnsupportedStyles } from './unsupported-styles.ts'

// Part of npm run build: no script and no stylesheet of the built site asks a browser of the floor
// (README.md) for more than it has. What is guarded, and how, is in allowed-features.ts and
// allowed-styles.ts.
const isOnItsOwn = (file: string) => /^(service-worker|assets\/start-)/.test(file)

const files = ['service-worker.js', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
const unused = new Set([...POLYFILLED, ...FEATURE_DETECTED, ...ALLOWED_STYLES])
const faults: string[] = []
for (const file of files) checkFile(file)
faults.push(
  ...[...unused].map((name) => `tools/browser-baseline allows ${name}, which nothing uses`),
)
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}

function checkFile(file: string): void {
  const read = () => readFileSync(`dist/${file}`, 'utf8')
  const report = (name: string) =>
    faults.push(`${file} uses ${name}, which not all browsers of the floor have`)
  if (file.endsWith('.js')) {
    const fine = new Set(isOnItsOwn(file) ? FEATURE_DETECTED : [...FEATURE_DETECTED, ...POLYFILLED])
    for (const name of findUnsupportedFeatures(read())) {
      unused.delete(name)
      if (!fine.has(name)) report(name)
    }
  } else if (file.endsWith('.css')) {
    for (const place of findUnsupportedStyles(read())) {
      const [feature = ''] = place.split(' in ')
      const name = [place, feature].find((one) => ALLOWED_STYLES.includes(one))
      unused.delete(name ?? place)
      if (name === undefined) report(place)
    }
  }
}
