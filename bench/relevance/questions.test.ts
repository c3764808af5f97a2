import { readFileSync } from 'node:fs'

import { describe, expect, test } from 'vitest'

import { drawHalves } from './draw.ts'
import { groups, questionSets, questionsOf, type Question } from './questions.ts'

const seen = questionsOf('seen')
const unseen = questionsOf('unseen')
const all = [...seen, ...unseen]
const everything = questionSets.flatMap(questionsOf)

const countOf = (questions: readonly Question[], group: string) =>
  questions.filter((one) => one.group === group).length

describe('questions of the relevance bench', () => {
  test.each(groups)('both halves hold as many questions in %s, 46 or more together', (group) => {
    expect(countOf(all, group)).toBeGreaterThanOrEqual(46)
    expect(Math.abs(countOf(seen, group) - countOf(unseen, group))).toBeLessThanOrEqual(1)
  })

  test('no question is asked twice, and there are at least 280', () => {
    const texts = everything.map(({ question }) => question.normalize('NFC').trim().toLowerCase())
    expect(texts.length).toBeGreaterThanOrEqual(280)
    expect(new Set(texts).size).toBe(texts.length)
  })

  test('every expected page is published in the sample clinic', () => {
    const published = publishedSlugs()
    expect(published.size).toBeGreaterThan(50)
    const unknown = everything.flatMap(({ pages }) => pages).filter((slug) => !published.has(slug))
    expect(unknown).toEqual([])
    expect(everything.filter(({ pages, none = false }) => none !== (pages.length === 0))).toEqual(
      [],
    )
  })

  test('every question is in the half that was drawn for it', () => {
    const halves = drawHalves(all.toReversed())
    for (const half of ['seen', 'unseen'] as const) {
      expect(new Set(halves[half].map(({ question }) => question))).toEqual(
        new Set(questionsOf(half).map(({ question }) => question)),
      )
    }
  })

  test('both halves hold emergencies and questions without an answer', () => {
    for (const half of [seen, unseen]) {
      expect(half.filter(({ emergency }) => emergency === true).length).toBeGreaterThanOrEqual(20)
      expect(half.filter(({ none }) => none).length).toBeGreaterThanOrEqual(15)
    }
  })
})

/** Reads the slugs from the text of the seed, which needs no database. */
function publishedSlugs(): Set<string> {
  const seed = readFileSync(new URL('../../supabase/seed.sql', import.meta.url), 'utf8')
  const slugs = new Set<string>()
  let slug = ''
  for (const line of seed.split('\n')) {
    slug = /^\('[0-9a-f-]{36}', '(?:[^']|'')+', '([a-z0-9-]+)',$/.exec(line)?.[1] ?? slug
    if (slug && line.includes(", 'published', ")) slugs.add(slug)
  }
  return slugs
}
