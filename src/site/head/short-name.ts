import { truncate } from '#model/texts/text.ts'

/** The number of letters that fit under an icon. */
const UNDER_AN_ICON = 12
/** Words, and single signs, that no name should end with. */
const LEADS_ON = /^(?:the|dr\.?|for|of|and|in|at|[^\p{L}\p{N}]+)$/iu

/** Returns as many whole words of a name as fit under an icon, and at least one. */
export function shortenName(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  const beginnings = words
    .map((_, at) => words.slice(0, at + 1))
    .filter((some) => !LEADS_ON.test(some.at(-1) ?? ''))
    .map((some) => some.join(' ').replace(/[,;:]$/, ''))
  return beginnings.findLast(fits) ?? beginnings[0] ?? name
}

const fits = (text: string) => truncate(text, UNDER_AN_ICON) === text
