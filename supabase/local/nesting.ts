import { HttpError } from './errors.ts'

const MAX_JSON_DEPTH = 100

/**
 * Refuses text that nests deeper than any honest value. PGlite does not survive Postgres's own
 * stack check: it answers with nothing, and hangs at the next query.
 */
export function requireShallowNesting(text: string): string {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (char === '\\' && inString) i++
    else if (char === '"') inString = !inString
    else if (!inString && (char === '[' || char === '{')) depth++
    else if (!inString && (char === ']' || char === '}')) depth--
    if (depth > MAX_JSON_DEPTH) throw new HttpError(400, 'PGRST102', 'The value nests too deeply.')
  }
  return text
}
