import { stripPastedSigns } from './pasted-path.ts'

/**
 * Returns the path that a mistyped one means: with capitals, as a phone writes the first letter,
 * doubled slashes, or the signs after a link in a sentence. No page's path has any of them.
 */
export function correctPath(path: string): string {
  const page = path
    .replace(/\/{2,}/g, '/')
    .replace(/(%..)|[A-Z]+/g, (text, code?: string) => code ?? text.toLowerCase())
  return stripPastedSigns(page) ?? page
}
