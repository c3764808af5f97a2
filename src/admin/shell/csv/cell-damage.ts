/** Damage done to a cell by a program: lost letters, or the error value of a formula. */
type Damage = 'letters' | 'formula'

/** Describes the damage of a cell. */
export const damageMessages: Record<Damage, (cell: string) => string> = {
  letters: () =>
    'Letters were replaced by question marks: save the file as “CSV UTF-8”, then choose it again',
  formula: (cell) => `“${cell.trim()}” is a spreadsheet error, not a text`,
}

/** Of a failing formula, and of a column that is too narrow for its numbers. */
const ERROR =
  /^(?:#(?:NAME\?|REF!|VALUE!|DIV\/0!|N\/A|NULL!|NUM!|SPILL!|CALC!|FIELD!)|Err:\d{3}|#{2,})$/i

/** The replacement character for undecodable bytes. */
const UNREADABLE = '\ufffd'

/** The characters that programs replace by question marks: those that Latin code pages lack, or all but ASCII. */
// oxlint-disable-next-line no-control-regex -- ASCII begins with them
const LOST = [/[^\0-\x7f]/gu, /[^\0-\xff\u0152-\u0192\u02c6\u02dc\u2013-\u203a\u20ac\u2122]/gu]

/** A person may write a question mark in place of an ellipsis, but hardly of a letter. */
// oxlint-disable-next-line no-control-regex -- ASCII begins with them
const LETTER = /[^\0-\x7f\p{P}]/u
const BEYOND_LATIN = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu

/** A word of several question marks; directly after a word they may be a question. */
const ISOLATED_QUESTION_MARKS = /(?:^|[^\p{L}\p{M}\p{N}?])\?{2}/u

/** Checks whether a program damaged a cell, compared with the stored value. Both signs are certain. */
export function findCellDamage(cell: string, stored: string): Damage | null {
  if (ERROR.test(cell.trim())) return 'formula'
  return hasLostLetters(cell, stored) ? 'letters' : null
}

/** Checks whether question marks replaced letters in a text. */
export function hasLostLetters(cell: string, stored: string): boolean {
  if (cell.includes(UNREADABLE)) return !stored.includes(UNREADABLE)
  if (!cell.includes('?')) return false
  return (
    isMostlyQuestionMarks(cell) ||
    hasLettersReplaced(cell, stored) ||
    isEditedAfterDamage(cell, stored)
  )
}

function isMostlyQuestionMarks(cell: string): boolean {
  const markCount = count(cell, /\?/g)
  return markCount > 1 && markCount > count(cell, /[\p{L}\p{N}]/gu)
}

/** Question marks in place of letters, and nothing else differs. */
const hasLettersReplaced = (cell: string, stored: string) =>
  LETTER.test(stored) && LOST.some((lostLetter) => isDamagedBy(lostLetter, cell, stored))

function isDamagedBy(lostLetter: RegExp, cell: string, stored: string): boolean {
  const damaged = stored.replace(lostLetter, '?')
  return damaged !== stored && collapseQuestionMarks(damaged) === collapseQuestionMarks(cell)
}

/** The words around the question marks were edited, too. */
function isEditedAfterDamage(cell: string, stored: string): boolean {
  const hasWord = ISOLATED_QUESTION_MARKS.test(cell) || !/[\p{L}\p{N}]/u.test(cell)
  return hasWord && count(cell, BEYOND_LATIN) < count(stored, BEYOND_LATIN)
}

/** Some programs write one question mark per letter, others one per code unit. */
const collapseQuestionMarks = (text: string) => text.replace(/\?+/g, '?')

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0
