import { withoutMark } from '#model/texts/typed-text.ts'

/** What WhatsApp writes before each message that is copied: '[12:30, 01/02/2026] Name: '. */
const MESSAGE_HEAD = /^\[\d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]m)?,\s[\d./-]+\]\s[^:]{1,80}:\s/i
/** Marks that only programs see: byte order, zero width (but not those that join Telugu letters). */
const UNSEEN = /[\u{FEFF}\u{200B}\u{2060}\u{00AD}\u{200E}\u{200F}]/gu
/** A letter that Word writes for a bullet, with a tab behind it. */
const WORD_BULLET = /^[o§ØüvÞ\u{F0B7}\u{F0A7}\u{F0D8}]\t+/u
const LETTERED = /^(?:\(?(?:[a-z]|[ivx]{1,4})[.)])\s+/i
/** Emphasis as WhatsApp writes it round a whole line. */
const EMPHASIS = /^([*_~])(\S(?:.*\S)?)\1$/

/**
 * The items of a list that was copied from Word, WhatsApp or a page: one a line, without bullets,
 * numbers, senders and marks nobody sees. Numbers that belong to the text stay: '2 tablets daily'.
 */
export function pastedItems(text: string): string[] {
  const lines = text
    .replace(UNSEEN, '')
    .split(/\r\n|[\n\r\v\u{2028}\u{2029}]/u)
    .map((line) => itemOf(line))
  const items = lines.filter((line) => line !== '')
  // 'a)' before one line alone is part of it; before all of them it is the list's.
  const areLettered = items.length > 1 && items.every((item) => LETTERED.test(item))
  return areLettered ? items.map((item) => item.replace(LETTERED, '')) : items
}

function itemOf(line: string): string {
  const said = line.replaceAll('\u{00A0}', ' ').trim().replace(MESSAGE_HEAD, '')
  const item = withoutMark(said.replace(WORD_BULLET, '').trim())
  return item
    .replace(EMPHASIS, '$2')
    .replace(/[\t ]+/g, ' ')
    .trim()
}
