import { existsSync, readFileSync } from 'node:fs'

import type { PeerSpec } from '../peers.ts'

/** What was measured, with the versions that are installed. */
export function versionsOf({ packages }: PeerSpec): string {
  if (packages.length === 0) return 'this commit'
  return packages.map((name) => `${name} ${versionOf(name)}`).join(', ')
}

function versionOf(name: string): string {
  const homes = ['../../node_modules', '../../../node_modules']
  const files = homes.map((home) => new URL(`${home}/${name}/package.json`, import.meta.url))
  const file = files.find((one) => existsSync(one))
  if (!file) return 'of unknown version'
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
