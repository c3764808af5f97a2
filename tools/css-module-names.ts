import { createHash } from 'node:crypto'

/**
 * How a class of a CSS module is called in the built site. Vite adds its line to it, which every
 * reader would download with each use; its file's fingerprint makes it one of a kind already.
 */
export function createCssModuleName(name: string, _file: string, css: string): string {
  const fingerprint = createHash('sha256').update(css).digest('base64url').slice(0, 4)
  return `${name}_${fingerprint}`
}
