/** A path, and the signs of a sentence or a bracket that a chat took as a part of the link. */
const PASTED = /^((?:\/[a-z\d-]+)*)\/?[^\p{L}\p{M}\p{N}/-]+\/?$/iu

/**
 * Returns a path without the signs that were pasted along with it; null if there are none. No path
 * of the site ends with one.
 */
export function stripPastedSigns(path: string): string | null {
  try {
    const [, page] = PASTED.exec(decodeURIComponent(path)) ?? []
    return page === undefined ? null : page || '/'
  } catch {
    return null
  }
}
