import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('build-when-needed.js', import.meta.url))

/** The folder of the built site, with a slash at its end. */
export const SITE = fileURLToPath(new URL('../../dist/', import.meta.url))

/** Builds the site if it is out of date, as `npm start` does. */
export function buildSiteWhenNeeded(): void {
  const { status, stderr } = spawnSync(process.execPath, [BUILD], { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
