// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import {
  contact,
  createContent,
  profile,
  social,
  createThemedSettings,
} from '../testing/sample-content.ts'
import { hrefOf, renderSite } from '../testing/site.tsx'

afterEach(() => {
  vi.useRealTimers()
})

const openFooter = (rows: Parameters<typeof createContent>[0]) => {
  renderSite('/', createContent(rows))
  return within(screen.getByRole('contentinfo'))
}

test('AC-028 AC-029 the footer shows the logo and the name of the clinic, and the tagline', () => {
  const footer = openFooter({ hospital_profile: profile({ logo_image: '/logo.webp' }) })
  const brand = footer.getByRole('link', { name: 'Vennela Clinic' })
  expect(brand.querySelector('img')?.getAttribute('src')).toBe('/logo.webp')
  expect(
    footer.getByText('Providing quality healthcare services with compassion and excellence.'),
  ).toBeTruthy()
})

test('AC-030 AC-031 AC-032 the footer shows how to reach the clinic', () => {
  const footer = openFooter({
    contact_information: contact({
      address: 'Plot 12\nHyderabad',
      phone_numbers: ['+91 1234', '+91 5678'],
      email_addresses: ['care@example.org', 'desk@example.org'],
    }),
  })
  expect(footer.getByText(/Plot 12/).textContent).toBe('Plot 12\nHyderabad')
  const links = footer.getAllByRole('link').map(hrefOf)
  expect(links).toEqual(
    expect.arrayContaining([
      'tel:+911234',
      'tel:+915678',
      'mailto:care@example.org',
      'mailto:desk@example.org',
    ]),
  )
})

const texts = (place: HTMLElement) =>
  within(place)
    .getAllByRole('link')
    .map((link) => [link.textContent, hrefOf(link)])

test.for([true, false])(
  'Quick Links are those of the navigation, and two other pages are beside them (library: %s) (AC-033, S-90)',
  (libraryEnabled) => {
    const footer = openFooter(createThemedSettings({}, { libraryEnabled }))
    const quick = footer.getByRole('region', { name: 'Quick Links' })
    expect(texts(quick)).toEqual(texts(screen.getByRole('navigation')))
    const extra = ['What to do in an emergency', 'On this phone']
    const links = extra.map((name) => footer.getByRole('link', { name }))
    expect(links.map(hrefOf)).toEqual(['/emergency', '/on-this-phone'])
    expect(links.map((link) => quick.contains(link))).toEqual([false, false])
  },
)

test('AC-034 without an enabled social link there is no Follow Us', () => {
  const footer = openFooter({ social_media: [social({ platform_name: 'X', is_enabled: false })] })
  expect(footer.queryByText('Follow Us')).toBeNull()
})

test('AC-034 AC-036 a social link opens in a new tab', () => {
  const footer = openFooter({ social_media: [social({ platform_name: 'YouTube' })] })
  expect(footer.getByText('Follow Us')).toBeTruthy()
  const link = footer.getByRole('link', { name: 'YouTube (opens in a new tab)' })
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('AC-035 each known platform has its icon, and any other a plain one', () => {
  const platforms = ['FaceBook', 'instagram', 'Twitter', 'LinkedIn', 'YouTube', 'Koo']
  openFooter({
    social_media: platforms.map((platform_name, display_order) =>
      social({ platform_name, display_order }),
    ),
  })
  const icons = [...document.querySelectorAll<SVGElement>('footer a[target] svg')]
  expect(icons.map((icon) => icon.dataset['icon'])).toEqual([
    'facebook',
    'instagram',
    'twitter',
    'linkedin',
    'youtube',
    'link',
  ])
})

test('a social link that is not a website is left out', () => {
  const footer = openFooter({ social_media: [social({ profile_url: 'javascript:alert(1)' })] })
  expect(footer.queryByText('Follow Us')).toBeNull()
})

test('AC-037 the copyright has the current year', () => {
  vi.useFakeTimers({ now: new Date(2031, 5, 1), toFake: ['Date'] })
  const footer = openFooter({ hospital_profile: profile() })
  expect(footer.getByText('© 2031 Vennela Clinic. All rights reserved.')).toBeTruthy()
})

test('a footer without contact details has no empty list of them', () => {
  const footer = openFooter({
    hospital_profile: profile({ phone_numbers: [], emails: [], address: '' }),
  })
  expect(footer.getByRole('heading', { name: 'Quick Links' })).toBeTruthy()
  expect(footer.queryByRole('heading', { name: 'Contact Us' })).toBeNull()
})
