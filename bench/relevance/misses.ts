import { cardMissed, falseAlarm, type JudgedQuestion } from './judge.ts'

/** Lists the misses for tuning, question by question. */
export function listMisses(judged: readonly JudgedQuestion[]): string {
  const lines = judged.flatMap((one) => {
    const wrong = [pageMiss(one), cardMiss(one)].filter((miss) => miss !== null)
    return wrong.length > 0
      ? [`${one.question.group} | ${one.question.question} | ${wrong.join('; ')}\n`]
      : []
  })
  return lines.join('')
}

function pageMiss({
  question,
  result: { slugs, partly = 0 },
  place,
}: JudgedQuestion): string | null {
  if (place === 1 || (question.none && slugs.length === 0)) return null
  const first = slugs.slice(0, 3).join(', ') || 'nothing'
  const expected = question.none ? 'nothing' : question.pages.join(' or ')
  const only = slugs.length > 0 && partly === slugs.length ? ', with some of the words' : ''
  return `wants ${expected}, ${place === null ? 'not shown' : `in place ${place}`}; first of ${slugs.length}${only}: ${first}`
}

function cardMiss(judged: JudgedQuestion): string | null {
  if (cardMissed(judged)) return 'the card with 108 is missing'
  return falseAlarm(judged) ? 'the card with 108 is shown for nothing' : null
}
