import type { ReactNode } from 'react'

import type { Marks } from '../search/library-search.ts'
import { plainForms, wordsOf } from '../search/library-words.ts'

import styles from './library-marks.module.css'

type Range = readonly [from: number, to: number]

/**
 * A text with what was searched for marked in it. Not a component, because most
 * texts of a long list have no marks and then are nothing to React but a text.
 */
export function marked(text: string, marks: Marks | null | undefined): ReactNode {
  if (!marks) return text
  const composed = text.normalize('NFC')
  const ranges = rangesOf(composed, marks)
  if (ranges.length === 0) return text
  return [
    ...ranges.flatMap(([from, to], at) => [
      composed.slice(ranges[at - 1]?.[1] ?? 0, from),
      <mark key={from} className={styles.mark}>
        {composed.slice(from, to)}
      </mark>,
    ]),
    composed.slice(ranges.at(-1)?.[1] ?? 0),
  ]
}

/** Where the marks are, in order, never on half a letter. */
export function rangesOf(text: string, marks: Marks): Range[] {
  const found = 'piece' in marks ? piecesIn(text, marks.piece) : wordsIn(text, marks.words)
  const whole = found.map((range) => wholeLetters(text, range))
  return whole.filter(([from], at) => from >= (whole[at - 1]?.[1] ?? 0))
}

function piecesIn(text: string, piece: string): Range[] {
  const wanted = piece.normalize('NFC').replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
  if (wanted === '') return []
  return Array.from(text.matchAll(new RegExp(wanted, 'giu')), ({ 0: { length }, index }) => [
    index,
    index + length,
  ])
}

function wordsIn(text: string, words: ReadonlySet<string>): Range[] {
  return wordsOf(text)
    .filter((word) => plainForms(word.text).some((form) => words.has(form)))
    .map((word): Range => [word.index, word.index + word.text.length])
}

const MARK = /\p{M}|\u200c|\u200d/u
/** What comes after one of these is drawn together with the letter before it, unless it ends the word. */
const JOINER = /[\u0c4d\u200d]/
const END = /[\s\p{P}]/u

/** A vowel sign or the rest of a conjunct outside the mark would be drawn as a broken letter. */
function wholeLetters(text: string, [start, end]: Range): Range {
  let from = start
  let to = end
  const joined = (at: number) =>
    MARK.test(text.charAt(at)) ||
    isTail(text, at) ||
    (JOINER.test(text.charAt(at - 1)) && !END.test(text.charAt(at)))
  while (from > 0 && from < text.length && joined(from)) from--
  while (to < text.length && joined(to)) to++
  return [from, to]
}

/** The second half of a surrogate pair, as in an emoji. */
function isTail(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff
}
