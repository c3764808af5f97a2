import { stripInvisible } from './machine-text.ts'
import { parseMapUrl } from './map-embed.ts'

/**
 * Parses text that is pasted into a form. A chat or a mail may have replaced the quotes of the
 * code, escaped or wrapped it, or added marks.
 */
export function parsePastedMap(pasted: string): string | null {
  return parseMapUrl(pasted) ?? parseMapUrl(asCopied(pasted)) ?? parseMapUrl(findLink(pasted))
}

/** Finds the link to a map in a message. */
function findLink(text: string): string | null {
  const [, link] = /(?:^|[\s(])(https:\/\/www\.google\.com\/maps\/[^\s<>"']+)/.exec(text) ?? []
  return link?.replace(/[.,)\]]+$/, '') ?? null
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

const ENTITY = /&(?:(lt|gt|quot|apos)|#(\d{2,3})|#x([\da-f]{2}));/gi
const NAMED = { lt: '<', gt: '>', quot: '"', apos: "'" }

/** `parseMapUrl` decodes `&amp;` itself; escaped code contains it twice. */
function withoutEntities(text: string): string {
  if (!/&(?:lt|#0*60|#x3c);/i.test(text)) return text
  return text
    .replaceAll('&amp;', '&')
    .replace(ENTITY, (_, name?: string, decimal?: string, hexadecimal = '') =>
      name
        ? NAMED[name.toLowerCase() as keyof typeof NAMED]
        : String.fromCharCode(decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16)),
    )
}

const withoutLineEnds = (attribute: string): string =>
  ` ${attribute.trim().replace(/\s*[\r\n]+\s*/g, '')}`
