import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const BUILD = fileURLToPath(new URL('build-when-needed.js', import.meta.url))

/** The folder of the built site, with a slash at its end. */
export const SITE = fileURLToPath(new URL('../../dist/', import.meta.url))

/**
 * Builds the site if it is out of date, as `npm start` does. In a process of its own: what vite
 * builds in a process of tests is for development, and no server can render it.
 */
export function buildSiteWhenNeeded(): void {
  const { NODE_ENV: _, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, [BUILD], { env, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}
