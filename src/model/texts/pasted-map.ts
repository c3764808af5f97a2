import { stripInvisible } from './machine-text.ts'
import { parseMapUrl } from './map-embed.ts'

/**
 * Parses text that is pasted into a form. A chat or a mail may have replaced the quotes of the
 * code, escaped or wrapped it, or added marks.
 */
export function parsePastedMap(pasted: string): string | null {
  return parseMapUrl(pasted) ?? parseMapUrl(asCopied(pasted))
}

/** Undoes these changes to the code. */
function asCopied(text: string): string {
  return withoutEntities(stripInvisible(text))
    .replace(/^>+ ?/gm, '')
    .replace(/[“”„‟″«»]/g, '"')
    .replace(/[‘’‚‛′]/g, "'")
    .replace(/\ssrc=(?=https:)([^\s"'<>]+)/i, ' src="$1"')
    .replace(/\ssrc=(["'])[^"']*\1/i, withoutLineEnds)
}

const ENTITIES = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#34;': '"', '&#39;': "'" }

/** `parseMapUrl` decodes `&amp;` itself; escaped code contains it twice. */
function withoutEntities(text: string): string {
  if (!text.includes('&lt;')) return text
  return text
    .replaceAll('&amp;', '&')
    .replace(/&(?:lt|gt|quot|#34|#39);/g, (entity) => ENTITIES[entity as keyof typeof ENTITIES])
}

const withoutLineEnds = (attribute: string): string =>
  ` ${attribute.trim().replace(/\s*[\r\n]+\s*/g, '')}`
