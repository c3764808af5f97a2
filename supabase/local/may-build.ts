import { accessSync, constants } from 'node:fs'

/**
 * Returns one sentence on why the site cannot be built in this folder, and what to do; null if it
 * can.
 */
export function buildFault(root: string): string | null {
  const [sign] = /[#?]/.exec(root) ?? []
  // Vite treats paths as URLs, in which these characters have a meaning.
  if (sign)
    return `The site cannot be built in ${root}: rename the folder, so that no "${sign}" is in its path.`
  if (mayWrite(root)) return null
  return `The site in ${root} is not what its sources say, and this user may not write there. As the user to whom that folder belongs, type there: npm ci && npm run build`
}

/** A service may not be allowed to write to the folder of the sources. */
function mayWrite(root: string): boolean {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch {
    return false
  }
}
