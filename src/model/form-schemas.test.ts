import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { getFieldKind } from './form-schemas.ts'
import type { EditableTable } from './rows.ts'

test('what is prose in the sync centre is prose in the forms, and the other way round', () => {
  const admin = new URL('../admin/', import.meta.url)
  const forms = readdirSync(admin, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.includes('.test.'))
    .map((path) => readFileSync(new URL(path, admin), 'utf8'))
    .join('\n')
  const namedIn = (tag: string) => {
    const found = forms.matchAll(
      new RegExp(`<(?:Translatable)?${tag}\\b(?:(?!/>)[^])*?field\\('(\\w+)'\\)`, 'g'),
    )
    return new Set(Array.from(found, ([, name = '']) => name))
  }
  const tables: EditableTable[] = [
    'hospital_profile',
    'contact_information',
    'doctors',
    'services',
    'testimonials',
    'health_library_categories',
    'health_library_illnesses',
    'emergency_cards',
    'notices',
  ]
  const isProse = (name: string) =>
    tables.some((table) => getFieldKind(table, name).kind === 'prose')
  const areas = namedIn('TextArea')
  expect(areas.size).toBeGreaterThan(8)
  expect([...areas].filter((name) => !isProse(name))).toEqual([])
  expect([...namedIn('TextField')].filter(isProse)).toEqual([])
})
