import { accessSync, constants, existsSync } from 'node:fs'
import { join } from 'node:path'

/** The program that builds, of a package that only building needs. */
export const VITE = 'node_modules/vite/bin/vite.js'

/**
 * Returns one sentence on why the site cannot be built in this folder, and what to do; null if it
 * can.
 *
 * @param {string} root
 * @returns {string | null}
 */
export function buildFault(root) {
  const [sign] = /[#?]/.exec(root) ?? []
  // Vite treats paths as URLs, in which these characters have a meaning.
  if (sign)
    return `The site cannot be built in ${root}: rename the folder, so that no "${sign}" is in its path.`
  const outdated = `The site in ${root} is not what its sources say`
  if (!mayWrite(root))
    return `${outdated}, and this user may not write there. As the user to whom that folder belongs, type there: npm ci --include=dev && npm run build`
  if (!existsSync(join(root, VITE)))
    return `${outdated}, and the packages that build it are not installed. Type there: npm ci --include=dev && npm run build`
  return null
}

/**
 * A service may not be allowed to write to the folder of the sources.
 *
 * @param {string} root
 */
function mayWrite(root) {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch {
    return false
  }
}
