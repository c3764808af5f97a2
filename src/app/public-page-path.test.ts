import { expect, test } from 'vitest'

import { getPublicPagePath } from '#admin/content-types/content-types.ts'
import { createBlankForm, editableTables } from '#model/blanks.ts'
import {
  getDoctorPath,
  getEmergencyPath,
  getIllnessPath,
  paths,
  getServicePath,
} from '#model/paths/public-paths.ts'
import { toQueryString } from '#site/library/library-url-state.ts'
import { pages } from '#site/pages.ts'

const ID = '66666666-6666-4666-8666-666666666666'

test('the website link of a record leads to its public page', () => {
  const slug = 'stroke'
  expect(getPublicPagePath('doctors', createBlankForm('doctors'), ID)).toBe(getDoctorPath(ID))
  expect(getPublicPagePath('services', createBlankForm('services'), ID)).toBe(getServicePath(ID))
  const card = { ...createBlankForm('emergency_cards'), slug }
  expect(getPublicPagePath('emergency_cards', card, ID)).toBe(getEmergencyPath(slug))
  const illness = {
    ...createBlankForm('health_library_illnesses'),
    slug,
    visibility: 'published',
  } as const
  expect(getPublicPagePath('health_library_illnesses', illness, ID)).toBe(getIllnessPath(slug))
  const category = { ...createBlankForm('health_library_categories'), slug }
  const listed = toQueryString({ query: '', category: slug, names: false, page: 1 })
  expect(getPublicPagePath('health_library_categories', category, ID)).toBe(paths.library + listed)
})

test('every other record leads to one of the public pages', () => {
  const known = Object.values(pages).map(({ path }) => path)
  const found = editableTables.flatMap(
    (table) => getPublicPagePath(table, createBlankForm(table), ID) ?? [],
  )
  expect(found.length).toBeGreaterThan(8)
  const pathsOf = found.map((at) => new URL(at, 'https://clinic.example').pathname)
  expect(pathsOf.filter((path) => !known.includes(path) && path !== '/emergency/')).toEqual([])
})

test('a record that visitors do not see has no website link', () => {
  const draft = { ...createBlankForm('health_library_illnesses'), slug: 'stroke' }
  expect(getPublicPagePath('health_library_illnesses', draft, ID)).toBeNull()
  const hidden = { ...createBlankForm('doctors'), is_enabled: false }
  expect(getPublicPagePath('doctors', hidden, ID)).toBeNull()
})
