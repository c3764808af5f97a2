import { stripInvisible } from './normalize-text.ts'

const MAP_PATHS = /^\/maps\/(?:embed|d\/(?:u\/\d\/)?embed)$/

/**
 * The address of the map in what staff pasted from Google Maps, or null when
 * there is none we may show. Stored markup never reaches a page: we take this
 * address out of it and build our own frame (S-31, threat 14).
 */
export function parseMapUrl(pasted: string | null): string | null {
  const address = pasted && framedAddress(pasted.trim())
  const url = address ? parsed(address) : null
  if (!url || url.origin !== 'https://www.google.com' || url.username || url.password) return null
  if (!MAP_PATHS.test(url.pathname) || url.search.length < 2) return null
  return `${url.origin}${url.pathname}${url.search}`
}

/** The `src` of a pasted frame, or the text itself when it is a bare address. */
function framedAddress(text: string): string | null {
  if (/^https:\/\/\S+$/.test(text)) return text
  const [, double, single] = /<iframe\s(?:[^>]*\s)?src=(?:"([^"]*)"|'([^']*)')/i.exec(text) ?? []
  return (double ?? single)?.replaceAll('&amp;', '&').trim() ?? null
}

function parsed(address: string): URL | null {
  // A browser ignores tabs and newlines inside an address; we do not guess what was meant.
  if (/[\s\\<>"']/.test(address)) return null
  try {
    return new URL(address)
  } catch {
    return null
  }
}

/**
 * The same of what is being typed into a form, on whatever way it came from Google Maps: a chat or
 * a mail may have exchanged the quotes of the code, escaped or wrapped it, or added marks.
 */
export function parsePastedMap(pasted: string): string | null {
  return parseMapUrl(pasted) ?? parseMapUrl(asCopied(pasted))
}

/** The code as Google gave it. */
function asCopied(text: string): string {
  return withoutEntities(stripInvisible(text))
    .replace(/^>+ ?/gm, '')
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/\ssrc=(?=https:)([^\s"'<>]+)/i, ' src="$1"')
    .replace(/\ssrc=(["'])[^"']*\1/i, withoutLineEnds)
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#34;': '"', '&#39;': "'" }

/** `parseMapUrl` reads `&amp;` itself; that of code which was escaped stands there twice. */
function withoutEntities(text: string): string {
  if (!text.includes('&lt;')) return text
  return text
    .replaceAll('&amp;', '&')
    .replace(/&(?:lt|gt|quot|#34|#39);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES])
}

const withoutLineEnds = (attribute: string): string =>
  ` ${attribute.trim().replace(/\s*[\r\n]+\s*/g, '')}`
