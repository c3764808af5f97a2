// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { expect, test } from 'vitest'

import { createContent, testimonial } from '../testing/sample-content.ts'
import { CLOSING, listHeadings, renderSite } from '../testing/site.tsx'

const openTestimonials = (...testimonials: ReturnType<typeof testimonial>[]) =>
  renderSite('/testimonials', createContent({ testimonials }))

test('AC-007 AC-073 only published testimonials are shown, in order', () => {
  openTestimonials(
    testimonial({ patient_name: 'Second', display_order: 2 }),
    testimonial({ patient_name: 'Draft', is_published: false }),
    testimonial({ patient_name: 'First', display_order: 1 }),
  )
  expect(listHeadings(2)).toEqual(['First', 'Second', CLOSING])
})

test('AC-070 a card shows the photo and the name of the patient', () => {
  const photo = '/storage/v1/object/public/testimonials/padma.webp'
  openTestimonials(testimonial({ patient_name: 'Padma', patient_photo: photo }))
  expect(listHeadings(2)).toEqual(['Padma', CLOSING])
  expect(document.querySelector('main img')?.getAttribute('src')).toMatch(/padma\.webp$/)
  expect(document.querySelector('main [data-icon="user"]')).toBeNull()
})

test('AC-070 a patient without a photo has a placeholder', () => {
  openTestimonials(testimonial({ patient_name: 'Padma' }))
  expect(document.querySelector('main [data-icon="user"]')).toBeTruthy()
  expect(document.querySelector('main img')).toBeNull()
})

test('AC-071 a rating shows as stars, and as five when it is missing', () => {
  const { main } = openTestimonials(
    testimonial({ patient_name: 'A', star_rating: 3, display_order: 1 }),
    testimonial({ patient_name: 'B', star_rating: null, display_order: 2 }),
  )
  expect(main.getByText('3 out of 5 stars')).toBeTruthy()
  expect(main.getByText('5 out of 5 stars')).toBeTruthy()
  const lit = [...document.querySelectorAll('[data-rating]')].map(
    (stars) => stars.querySelectorAll('[data-on="true"]').length,
  )
  expect(lit).toEqual([3, 5])
})

test('AC-072 a Telugu review is marked as Telugu', () => {
  const { main } = openTestimonials(
    testimonial({ patient_name: 'A', review_english: 'Kind.', review_telugu: 'మంచి వైద్యం.' }),
  )
  expect(main.getByText('Kind.').lang).toBe('')
  expect(main.getByText('మంచి వైద్యం.').lang).toBe('te')
})

test('a review in the reader’s language comes before one in another', () => {
  const both = testimonial({
    patient_name: 'A',
    review_english: 'Kind.',
    review_telugu: 'మంచి వైద్యం.',
  })
  const order = (path: string) => {
    renderSite(path, createContent({ testimonials: [both] }))
    const quotes = [...document.querySelectorAll('main blockquote')].map((one) => one.textContent)
    cleanup()
    return quotes
  }
  expect(order('/testimonials')).toEqual(['Kind.', 'మంచి వైద్యం.'])
  expect(order('/te/testimonials')).toEqual(['మంచి వైద్యం.', 'Kind.'])
})

test('AC-072 a testimonial without a Telugu review has no element for it', () => {
  openTestimonials(testimonial({ patient_name: 'A', review_english: 'Kind.' }))
  expect(document.querySelectorAll('main blockquote')).toHaveLength(1)
})

test('AC-074 the page says so when there are no testimonials', () => {
  const { main } = openTestimonials()
  expect(main.getByText('No testimonials available at the moment.')).toBeTruthy()
})
