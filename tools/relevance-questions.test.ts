import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { drawHalves } from '../bench/relevance/draw.ts'
import { groups, questionSets, questionsOf, type Question } from '../bench/relevance/questions.ts'

const seen = questionsOf('seen')
const unseen = questionsOf('unseen')
const all = [...seen, ...unseen]
const everything = questionSets.flatMap(questionsOf)

const countOf = (questions: readonly Question[], group: string) =>
  questions.filter((one) => one.group === group).length

describe('the questions that the library search is measured with', () => {
  test.each(groups)('hold at least 46 of %s, as many in one half as in the other', (group) => {
    expect(countOf(all, group)).toBeGreaterThanOrEqual(46)
    expect(Math.abs(countOf(seen, group) - countOf(unseen, group))).toBeLessThanOrEqual(1)
  })

  test('are 280 or more, none of them twice: what was practised is not asked unseen', () => {
    const texts = everything.map(({ question }) => question.normalize('NFC').trim().toLowerCase())
    expect(texts.length).toBeGreaterThanOrEqual(280)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('want pages that the sample clinic has published, or say that none is right', () => {
    const published = publishedSlugs()
    expect(published.size).toBeGreaterThan(50)
    const unknown = everything.flatMap(({ pages }) => pages).filter((slug) => !published.has(slug))
    expect(unknown).toEqual([])
    expect(everything.filter(({ pages, none = false }) => none !== (pages.length === 0))).toEqual(
      [],
    )
  })

  test('are of the half that the lot gave them', () => {
    const drawn = drawHalves(all.toReversed())
    for (const half of ['seen', 'unseen'] as const) {
      expect(new Set(drawn[half].map(({ question }) => question))).toEqual(
        new Set(questionsOf(half).map(({ question }) => question)),
      )
    }
  })

  test('hold emergencies, and questions without an answer, in both halves alike', () => {
    for (const half of [seen, unseen]) {
      expect(half.filter(({ emergency }) => emergency === true).length).toBeGreaterThanOrEqual(20)
      expect(half.filter(({ none }) => none).length).toBeGreaterThanOrEqual(15)
    }
  })
})

/** The seed's own text says enough, and reading it takes no database. */
function publishedSlugs(): Set<string> {
  const seed = readFileSync(new URL('../supabase/seed.sql', import.meta.url), 'utf8')
  const slugs = new Set<string>()
  let slug = ''
  for (const line of seed.split('\n')) {
    slug = /^\('[0-9a-f-]{36}', '(?:[^']|'')+', '([a-z0-9-]+)',$/.exec(line)?.[1] ?? slug
    if (slug && line.includes(", 'published', ")) slugs.add(slug)
  }
  return slugs
}
