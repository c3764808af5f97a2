import { expect, test } from 'vitest'

import { publicPage } from '#admin/forms/public-page-path.ts'
import { blankOf, editableTables } from '#model/blanks.ts'
import {
  doctorPath,
  emergencyPath,
  illnessPath,
  paths,
  servicePath,
} from '#model/paths/public-paths.ts'
import { queryOf } from '#site/library/library-url-state.ts'
import { pages } from '#site/pages.ts'

const ID = '66666666-6666-4666-8666-666666666666'

test('what staff see on the website is where visitors find it', () => {
  const slug = 'stroke'
  expect(publicPage('doctors', blankOf('doctors'), ID)).toBe(doctorPath(ID))
  expect(publicPage('services', blankOf('services'), ID)).toBe(servicePath(ID))
  const card = { ...blankOf('emergency_cards'), slug }
  expect(publicPage('emergency_cards', card, ID)).toBe(emergencyPath(slug))
  const illness = { ...blankOf('health_library_illnesses'), slug, visibility: 'published' } as const
  expect(publicPage('health_library_illnesses', illness, ID)).toBe(illnessPath(slug))
  const category = { ...blankOf('health_library_categories'), slug }
  const listed = queryOf({ typed: '', category: slug, names: false, page: 1 })
  expect(publicPage('health_library_categories', category, ID)).toBe(paths.library + listed)
})

test('every other record leads to one of the public pages', () => {
  const known = Object.values(pages).map(({ path }) => path)
  const found = editableTables.flatMap((table) => publicPage(table, blankOf(table), ID) ?? [])
  expect(found.length).toBeGreaterThan(8)
  const pathsOf = found.map((at) => new URL(at, 'https://clinic.example').pathname)
  expect(pathsOf.filter((path) => !known.includes(path) && path !== '/emergency/')).toEqual([])
})

test('what visitors do not see leads nowhere', () => {
  const draft = { ...blankOf('health_library_illnesses'), slug: 'stroke' }
  expect(publicPage('health_library_illnesses', draft, ID)).toBeNull()
  const hidden = { ...blankOf('doctors'), is_enabled: false }
  expect(publicPage('doctors', hidden, ID)).toBeNull()
})
