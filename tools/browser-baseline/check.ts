import { readdirSync, readFileSync } from 'node:fs'

import { POLYFILLED, FEATURE_DETECTED } from './allowed-features.ts'
import { findUnsupportedFeatures } from './unsupported-features.ts'

// Part of npm run build: no script of the built site asks a browser of the floor (README.md) for
// more than it has. What is guarded, and how, is in allowed-features.ts.
const isOnItsOwn = (file: string) => /^(service-worker|assets\/start-)/.test(file)

const scripts = ['service-worker.js', ...readdirSync('dist/assets').map((name) => `assets/${name}`)]
const unused = new Set([...POLYFILLED, ...FEATURE_DETECTED])
const faults: string[] = []
for (const file of scripts.filter((name) => name.endsWith('.js'))) {
  const fine = new Set(isOnItsOwn(file) ? FEATURE_DETECTED : [...FEATURE_DETECTED, ...POLYFILLED])
  for (const name of findUnsupportedFeatures(readFileSync(`dist/${file}`, 'utf8'))) {
    unused.delete(name)
    if (!fine.has(name))
      faults.push(`${file} uses ${name}, which not all browsers of the floor have`)
  }
}
faults.push(
  ...[...unused].map(
    (name) => `tools/browser-baseline/allowed-features.ts names ${name}, which nothing uses`,
  ),
)
if (faults.length > 0) {
  process.stderr.write(`${faults.join('\n')}\n`)
  process.exitCode = 1
}
