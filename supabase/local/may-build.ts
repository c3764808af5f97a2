import { accessSync, constants } from 'node:fs'

/** Whether a site can be built in this folder; a service may write nothing where the sources are. */
export function mayWrite(root: string): boolean {
  try {
    accessSync(root, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** What to do where it cannot. */
export const unbuilt = (root: string): string =>
  `The site in ${root} is not what its sources say, and this user may not write there. As the user to whom that folder belongs, type there: npm ci && npm run build`
