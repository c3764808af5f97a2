import { stripInvisible } from '#model/texts/machine-text.ts'
import { toStorableText, stripBullet } from '#model/texts/normalize-text.ts'

import { parseListLines } from './parse-list-lines.ts'

/** The clipboard's text, and its HTML if it comes from a document. */
export interface ClipboardText {
  text: string
  html: string
}

/**
 * Parses pasted text into list items: without bullets, numbers and WhatsApp's sender line, and with
 * wrapped lines joined. Content stays: '2 tablets', '-5 °C'.
 */
export function parsePastedItems({ text, html }: ClipboardText): string[] {
  // The HTML says for certain what an item is; the text only looks like a list.
  const items = parseListLines(html) ?? itemsIn(text)
  return items.map((item) => stripListMarks(stripInvisible(item))).filter((item) => item !== '')
}

/** Splits text into lines as saving would without clean-up, apart from invisible characters. */
export function splitLines(text: string): string[] {
  return linesIn(text)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

/** Always bullets, also without a space after them; includes those of Word's symbol fonts. */
const BULLET = /^[·•●○◦▪■‣⁃➢➤❖✓✔\u{f0a7}\u{f0b7}\u{f0d8}\u{f0fc}]\s*/u

/** Word writes its hollow bullet as the letter o, followed by a tab or several spaces. */
const HOLLOW = /^o(?:\t| {2,})\s*(?=\S)/

const BRACKETED = /^(?:\(\d{1,2}\)|\(?[a-z]\)|\(?[ivx]{1,4}\))\s+/

/** The author and time that WhatsApp copies from an iPhone, from Android, and into a file. */
const SENDER =
  /^(?:\[[\d/.:, -]{8,22}(?:\s?[ap]\.?m\.?)?(?:, [\d/.-]{6,10})?\]\s|\d{1,2}\/\d{1,2}\/\d{2,4}, \d{1,2}:\d{2}(?:\s?[ap]\.?m\.?)? - )[^:]{1,60}:\s/i

/** A line of at least this length was probably wrapped by a program: people type shorter ones. */
const WRAPPED_ITEM = 30
const WRAPPED_LINE = 55

function linesIn(text: string): string[] {
  // Word writes a line break inside a paragraph as U+000B.
  return stripInvisible(toStorableText(text)).split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u)
}

function itemsIn(text: string): string[] {
  const lines = linesIn(text)
    .map((line) => line.replace(SENDER, ''))
    .flatMap(bulletsInOneLine)
  const isList = lines.filter((line) => isMarked(line)).length > 0
  const items: string[] = []
  let last = ''
  for (const line of lines) {
    if (isRestOf(last, line, isList)) items.push(`${items.pop() ?? ''} ${line.trim()}`)
    else items.push(line.trim())
    last = line
  }
  return withoutLetters(items)
}

/** A list that lost its line breaks: '• Shaking • Stiffness'. */
function bulletsInOneLine(line: string): string[] {
  const parts = line.split(/(?=[•●▪◦‣]\s)/u).filter((part) => part.trim() !== '')
  return parts.length > 1 && /^\s*[•●▪◦‣]/u.test(line) ? parts : [line]
}

/** Checks whether a line continues the previous one. */
function isRestOf(last: string, line: string, isList: boolean): boolean {
  const [before, now] = [last.trim(), line.trim()]
  if (before === '' || now === '' || isMarked(line)) return false
  if (isList && /^\s/.test(line)) return true
  if (/[.!?:;।]$/u.test(before) || /^[\p{Lu}\d]/u.test(now)) return false
  // Scripts without capitals do not show where a sentence starts: only a list tells.
  return isList
    ? before.length >= WRAPPED_ITEM
    : before.length >= WRAPPED_LINE && /^\p{Ll}/u.test(now)
}

const isMarked = (line: string) => stripListMarks(line.trim()) !== line.trim()

function stripListMarks(item: string): string {
  const text = stripBullet(item.trim())
  return text
    .replace(BULLET, '')
    .replace(HOLLOW, '')
    .replace(BRACKETED, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** A series 'a. ', 'b. ', 'c. ' is a numbering; 'e. ' alone is part of a name, such as E. coli. */
function withoutLetters(items: string[]): string[] {
  const letters = items.map((item) => /^([a-z])\.\s+\S/i.exec(item)?.[1]?.toLowerCase() ?? '')
  const written = letters.join('')
  if (written.length < 2 || !'abcdefghijklmnopqrstuvwxyz'.startsWith(written)) return items
  return items.map((item, at) => (letters[at] ? item.replace(/^[a-z]\.\s+/i, '') : item))
}
