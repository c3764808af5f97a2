import { expect, test } from 'vitest'

import { isReviewDue } from './review-due.ts'

test.for([
  ['published', '2025-11-23', false],
  ['published', '2025-11-22', true],
  ['published', null, true],
  ['draft', '2025-11-22', false],
  ['draft', null, false],
] as const)('a review of a %s illness last reviewed on %s is due: %s', ([visibility, day, due]) => {
  expect(isReviewDue({ visibility, last_reviewed_on: day }, '2026-11-23')).toBe(due)
})
