// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { contact, createContent, profile } from '../testing/sample-content.ts'
import { listHeadings, hrefOf, renderSite } from '../testing/site.tsx'

const MAP = 'https://www.google.com/maps/embed?pb=!1m18'

const openContact = (over: Parameters<typeof contact>[0] = {}, callUs: string | null = null) =>
  renderSite(
    '/contact',
    createContent({ hospital_profile: profile(), contact_information: contact(over) }),
    { callUs },
  )

test("AC-008 AC-075 the contact page's heading is the name of the clinic", () => {
  openContact()
  expect(listHeadings(1)).toEqual(['Contact Vennela Clinic'])
})

test('AC-076 numbers dial, email addresses write, and the street address is shown', () => {
  const { main } = openContact(
    {
      address: 'Plot 12\nHyderabad',
      phone_numbers: ['+91 40 5550 0101', '040-5550 0102'],
      email_addresses: ['care@example.org'],
    },
    '+91 40 5550 0142',
  )
  expect(hrefOf(main.getByText('+91 40 5550 0101'))).toBe('tel:+914055500101')
  expect(hrefOf(main.getByText('040-5550 0102'))).toBe('tel:+914055500102')
  expect(hrefOf(main.getByText('care@example.org'))).toBe('mailto:care@example.org')
  expect(main.getByText(/Plot 12/).textContent).toBe('Plot 12\nHyderabad')
})

test('AC-077 working hours keep their lines', () => {
  const hours = 'Monday: 9 to 5\nTuesday: 9 to 5\nSunday: closed'
  const { main } = openContact({ working_hours: hours })
  expect(main.getByText(/Monday: 9 to 5/).textContent).toBe(hours)
})

test("AC-078 Call Us dials the deployment's number, whatever staff have typed, and shows it (S-26)", () => {
  const { main } = openContact({ phone_numbers: ['+91 40 1111 1111'] }, '+91 40 5550 0142')
  const button = main.getByRole('link', { name: 'Call Us +91 40 5550 0142' })
  expect(hrefOf(button)).toBe('tel:+914055500142')
})

test("without a deployment's number Call Us dials the clinic's first number, and without either it is absent (S-26)", () => {
  const { main } = openContact({ phone_numbers: ['reception', '+91 40 1111 1111'] })
  const button = main.getByRole('link', { name: 'Call Us +91 40 1111 1111' })
  expect(hrefOf(button)).toBe('tel:+914011111111')
  cleanup()
  const { main: none } = openContact({})
  expect(none.queryByRole('link', { name: /Call Us/ })).toBeNull()
})

test('WhatsApp stands beside Call if staff gave a number, opens a new tab, and its text names no illness (S-80)', () => {
  const { main } = openContact({ whatsapp_number: '+91 40 5550 0145' })
  const link = main.getByRole('link', { name: 'WhatsApp (opens in a new tab)' })
  expect(hrefOf(link)).toBe(
    'https://wa.me/914055500145?text=Hello%2C%20I%20would%20like%20to%20ask%20about%20an%20appointment.',
  )
  expect(link.getAttribute('target')).toBe('_blank')
})

test.for([null, 'clinic'])('there is no WhatsApp link for %s (S-80)', (whatsapp_number) => {
  const { main } = openContact({ whatsapp_number })
  expect(listHeadings(1)).toHaveLength(1)
  expect(main.queryByRole('link', { name: /WhatsApp/ })).toBeNull()
})

test('Book online leads to the stored URL if it is a website (S-28)', () => {
  const { main } = openContact({ appointment_booking_link: 'https://example.org/book' })
  expect(hrefOf(main.getByRole('link', { name: 'Book online' }))).toBe('https://example.org/book')
})

test.for([null, 'javascript:alert(1)', 'data:text/html,x'])(
  'there is no Book online for %s (S-28)',
  (appointment_booking_link) => {
    const { main } = openContact({ appointment_booking_link })
    expect(main.queryByRole('link', { name: 'Book online' })).toBeNull()
  },
)

test('AC-079 the map is loaded on request, from the URL alone (S-91)', () => {
  openContact({
    google_maps_code: `<p>Find us</p><iframe src="${MAP}" onload="alert(1)" srcdoc="<b>"></iframe>`,
  })
  expect(document.querySelector('iframe')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Show map' }))
  const frame = document.querySelector('iframe')
  expect(frame?.getAttributeNames().toSorted()).toEqual(
    ['allowfullscreen', 'loading', 'referrerpolicy', 'sandbox', 'src', 'title'].toSorted(),
  )
  expect(frame?.getAttribute('src')).toBe(MAP)
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups')
  expect(document.body.innerHTML).not.toContain('alert')
})

test.for([null, '', '<iframe src="https://evil.example/maps/embed?pb=1"></iframe>'])(
  'AC-080 the page says Map not available for %s (S-31)',
  (google_maps_code) => {
    const { main } = openContact({ google_maps_code })
    expect(main.getByText('Map not available')).toBeTruthy()
    expect(main.queryByRole('button')).toBeNull()
  },
)

test('fields missing in the contact record come from the profile, one by one (S-25)', () => {
  const { main } = renderSite(
    '/contact',
    createContent({
      hospital_profile: profile({ phone_numbers: ['108 200'], emails: ['old@example.org'] }),
      contact_information: contact({ email_addresses: ['new@example.org'] }),
    }),
    { callUs: '+91 40 5550 0142' },
  )
  expect(main.getByText('108 200')).toBeTruthy()
  expect(main.getByText('new@example.org')).toBeTruthy()
  expect(main.queryByText('old@example.org')).toBeNull()
})

test('AC-079 offline the map is not offered, and the links to the place stay', () => {
  const { store, main } = openContact({ google_maps_code: MAP, address: 'Plot 12' })
  expect(main.getByRole('button', { name: 'Show map' })).toBeTruthy()
  act(() => store.set({ offline: true }))
  expect(main.queryByRole('button', { name: 'Show map' })).toBeNull()
  expect(hrefOf(main.getByRole('link', { name: 'Directions' }))).toContain('/maps/dir/')
})
