import { expect, test } from 'vitest'

import { emergencyCard, illness } from '../../testing/sample-content.ts'
import { buildIndex } from '../matching/library-index.ts'
import { findEmergencyCard } from './fitting-card.ts'
import { searchLibrary } from './search-library.ts'

const illnesses = [
  illness({
    illness_name: 'Stroke',
    slug: 'stroke',
    also_called: ['paralysis'],
    when_to_get_help: 'Call 108 if the face droops',
  }),
  illness({
    illness_name: 'Sleep Paralysis',
    slug: 'sleep-paralysis',
    also_called: ['cannot move on waking'],
  }),
  illness({
    illness_name: 'Migraine',
    slug: 'migraine',
    also_called: ['tala noppi', 'తలనొప్పి', 'headache with vomiting'],
  }),
  illness({
    illness_name: 'Positional Vertigo',
    slug: 'vertigo',
    short_summary: 'The position of the head makes the world spin.',
  }),
  illness({
    illness_name: 'Epilepsy',
    slug: 'epilepsy',
    when_to_get_help: 'Call 108 if a seizure lasts for five minutes',
  }),
]
const cards = [
  emergencyCard({ title: 'Stroke', slug: 'stroke' }),
  emergencyCard({
    title: 'A fit (seizure)',
    slug: 'epilepsy',
    signs: ['The body jerks', 'Foam at the mouth'],
    steps: ['Put something soft under the head', 'Turn them on their side (recovery position)'],
    avoid: ['Nothing in the mouth: no spoon', 'No onion or shoe to smell'],
  }),
  emergencyCard({
    title: 'A fall on the head',
    slug: 'concussion',
    signs: ['Vomits again and again, or the headache or a migraine gets worse'],
    avoid: ['No sleeping tablets'],
    'te:signs': ['మళ్లీ మళ్లీ వాంతులు, లేదా తలనొప్పి పెరగడం'],
  }),
]
const index = buildIndex(illnesses)

const cardOf = (query: string) => {
  const { about } = searchLibrary(index, illnesses, { query, category: null })
  return findEmergencyCard(cards, query, about)?.slug ?? null
}

test.for([
  'tala noppi em cheyali',
  'తలనొప్పి మందు',
  'migraine tablets',
  'headache vomits',
  'sleep paralysis what is it',
])('%j names an illness, so a card whose signs have its words is not shown (S-83)', (query) => {
  expect(cardOf(query)).toBeNull()
})

test.for([
  ['recovery position', 'epilepsy'],
  ['do not put anything in the mouth', 'epilepsy'],
  ['onion to smell', 'epilepsy'],
  ['his body jerks', 'epilepsy'],
  ['fall on the head', 'concussion'],
  ['paralysis', 'stroke'],
  ['స్ట్రోక్ లక్షణాలు ఏమిటి', 'stroke'],
] as const)('%j names no other illness, and has the card %s (S-83)', ([query, slug]) => {
  expect(cardOf(query)).toBe(slug)
})
