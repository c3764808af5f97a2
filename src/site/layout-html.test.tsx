// @vitest-environment node
import { expect, test } from 'vitest'

import { addresses } from './testing/addresses.ts'
import { renderToHtml as htmlWith } from './testing/html.tsx'
import { contact, createContent, profile, service } from './testing/sample-content.ts'

// The HTML before any script runs, and for readers without script.

const content = createContent({
  hospital_profile: profile(),
  contact_information: contact({ phone_numbers: ['+91 1234'], address: 'Plot 12' }),
  services: [service({ service_name: 'Sleep Studies' })],
})

const htmlOf = (path: string) => htmlWith(path, content)

test.for(addresses)('the numbers to call are in the HTML of %s', (path) => {
  const html = htmlOf(path)
  for (const href of ['tel:+911234', 'tel:108', 'tel:112']) expect(html).toContain(`"${href}"`)
})

test('AC-022 AC-025 the browser opens the menu and the list of services without script', () => {
  const html = htmlOf('/')
  expect(html).toMatch(/<button[^>]* popoverTarget="site-menu"/i)
  expect(html).toMatch(/<div id="site-menu"[^>]* popover="auto"/)
  expect(html).toMatch(/<details[^>]*><summary[^>]* aria-label="Show services"/)
  // Without script it would never change, and the menu may be open when the script loads.
  expect(html).not.toContain('aria-expanded')
})

test("the text size is the browser's until the reader chooses another", () => {
  const checked = htmlOf('/').match(/<input type="radio"[^>]*\bchecked=""[^>]*>/g)
  expect(checked).toHaveLength(1)
  expect(checked?.[0]).toContain('value="1"')
})

test('AC-079 AC-080 the place is a plain link, with directions beside it', () => {
  const html = htmlOf('/contact').replaceAll('&amp;', '&')
  const query = encodeURIComponent('Vennela Clinic, Plot 12')
  expect(html).toContain(`"https://www.google.com/maps/search/?api=1&query=${query}"`)
  expect(html).toContain(`"https://www.google.com/maps/dir/?api=1&destination=${query}"`)
})

test('the HTML itself does not offer to install the app', () => {
  expect(htmlOf('/')).not.toContain('Install this site')
})
