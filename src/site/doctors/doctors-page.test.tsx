// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createContent, doctor } from '../testing/sample-content.ts'
import { CLOSING, listHeadings, renderSite } from '../testing/site.tsx'

const openDoctors = (...doctors: ReturnType<typeof doctor>[]) =>
  renderSite('/doctors', createContent({ doctors }))

test('AC-002 AC-058 any visitor can open the doctors page, headed Meet Our Doctors', () => {
  openDoctors(doctor({ name: 'Dr Rao' }))
  expect(listHeadings(1)).toEqual(['Meet Our Doctors'])
})

test('AC-063 only enabled doctors are shown, in display order', () => {
  openDoctors(
    doctor({ name: 'Dr Second', display_order: 2 }),
    doctor({ name: 'Dr Hidden', display_order: 0, is_enabled: false }),
    doctor({ name: 'Dr First', display_order: 1 }),
  )
  expect(listHeadings(2)).toEqual(['Dr First', 'Dr Second', CLOSING])
})

test('AC-059 a card shows all fields of a doctor', () => {
  const { main } = openDoctors(
    doctor({
      name: 'Dr Rao',
      qualification: 'MBBS, DM',
      specialisation: 'Sleep Medicine',
      years_of_experience: 12,
      expertise_details: 'Sees people who cannot sleep.',
      photo: '/storage/v1/object/public/doctors/rao.webp',
    }),
  )
  for (const text of ['MBBS, DM', 'Sleep Medicine', '12 years of experience']) {
    expect(main.getByText(text)).toBeTruthy()
  }
  expect(main.getByText('Sees people who cannot sleep.')).toBeTruthy()
  expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/rao\.webp$/)
})

test('AC-060 the unit of experience is "year" for one year, otherwise "years"', () => {
  const { main } = openDoctors(
    ...[0, 1, 2].map((years_of_experience) => doctor({ name: 'Dr', years_of_experience })),
  )
  const lines = main.getAllByText(/of experience$/).map((line) => line.textContent)
  expect(lines).toEqual(['0 years of experience', '1 year of experience', '2 years of experience'])
})

test('a doctor without years of experience has no line about them (S-64)', () => {
  const { main } = openDoctors(doctor({ name: 'Dr Rao', years_of_experience: null }))
  expect(main.queryByText(/experience/)).toBeNull()
})

test('AC-061 a text of 151 letters is cut at 150 and can be expanded and collapsed', () => {
  const text = 'a'.repeat(151)
  const { main } = openDoctors(doctor({ name: 'Dr Rao', expertise_details: text }))
  expect(main.getByText(`${'a'.repeat(150)}...`)).toBeTruthy()
  const whole = main.getByText(text).closest('details')
  expect(whole?.open).toBe(false)
  fireEvent.click(screen.getByText('Read More'))
  expect(whole?.open).toBe(true)
  fireEvent.click(screen.getByText('Read Less'))
  expect(whole?.open).toBe(false)
})

test('AC-061 each Read More names the doctor whose text it expands', () => {
  const text = 'a'.repeat(151)
  openDoctors(...['Dr Rao', 'Dr Devi'].map((name) => doctor({ name, expertise_details: text })))
  const labels = screen.getAllByText('Read More').map((words) => words.parentElement?.textContent)
  expect(labels.toSorted((one, other) => (one ?? '').localeCompare(other ?? ''))).toEqual([
    'Read MoreRead Less Dr Devi',
    'Read MoreRead Less Dr Rao',
  ])
})

test.for([149, 150])('AC-062 a text of %i letters is whole and has no toggle', (length) => {
  const { main } = openDoctors(doctor({ name: 'Dr', expertise_details: 'a'.repeat(length) }))
  expect(main.getByText('a'.repeat(length))).toBeTruthy()
  expect(screen.queryByText('Read More')).toBeNull()
})

test('AC-064 the page says so when there are no doctors', () => {
  const { main } = openDoctors(doctor({ is_enabled: false }))
  expect(main.getByText('No doctors available at the moment.')).toBeTruthy()
})
