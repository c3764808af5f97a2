// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { ContentProvider, createContentStore } from '#db/content.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'

import { getLocaleBundle } from '../messages/all-messages.ts'
import { LocaleContext } from '../messages/use-messages.ts'
import { selectPageContent } from '../page-content.ts'
import { SiteRoutes } from '../routes.tsx'
import { addresses } from '../testing/addresses.ts'
import { renderToHtml } from '../testing/html.tsx'
import { createContent, notice } from '../testing/sample-content.ts'
import { renderSite } from '../testing/site.tsx'

/** Half an hour before midnight in India. */
const EVENING = '2026-11-23T18:00:00Z'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(EVENING), toFake: ['Date', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const today = { starts_on: '2026-11-23', ends_on: '2026-11-23' }
const strike = notice({ ...today, title: 'Buses are on strike', is_urgent: true })
const camp = {
  ...notice({ ...today, title: 'Memory camp', message: 'From nine to one.' }),
  'te:title': 'జ్ఞాపకశక్తి శిబిరం',
}
const tomorrow = notice({
  title: 'Closed today',
  starts_on: '2026-11-24',
  ends_on: '2026-11-24',
  is_urgent: true,
})
const content = createContent({ notices: [camp, tomorrow, strike] })

/** Returns the notices on the page, in order. */
const shown = () => {
  const region = screen.queryByRole('region', { name: 'Notices' })
  return Array.from(region?.querySelectorAll('p') ?? [], (line) => line.textContent)
}

test('Home shows every notice of the day, urgent ones first (S-86)', () => {
  renderSite('/', content)
  expect(shown()).toEqual(['Buses are on strike', 'Memory camp From nine to one.'])
})

test.for(addresses.filter((path) => path !== '/'))(
  '%s shows only urgent notices (S-86)',
  (path) => {
    renderSite(path, content)
    expect(shown()).toEqual(['Buses are on strike'])
  },
)

test('navigating from Home to another page hides notices that are not urgent (S-86)', () => {
  renderSite('/', content)
  fireEvent.click(within(screen.getByRole('navigation')).getByText('Doctors'))
  expect(shown()).toEqual(['Buses are on strike'])
})

test('the emergency numbers keep their place beside an urgent notice (S-77)', () => {
  renderSite('/doctors', content)
  const numbers = within(screen.getByRole('complementary', { name: 'Emergency numbers' }))
  expect(numbers.getByText('108')).toBeTruthy()
  expect(shown()).toEqual(['Buses are on strike'])
})

test("a page that stays open past midnight shows the new day's notices, also offline (S-86)", () => {
  renderSite('/doctors', content, { offline: true })
  expect(shown()).toEqual(['Buses are on strike'])
  act(() => void vi.advanceTimersByTime(29 * 60_000))
  expect(shown()).toEqual(['Buses are on strike'])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual(['Closed today'])
})

test('a disabled notice is not shown, even if it was sent to the device', () => {
  renderSite('/', createContent({ notices: [{ ...strike, is_enabled: false }] }))
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
})

test('readers of Telugu see a notice in Telugu, and untranslated text marked as English (S-72)', () => {
  renderSite('/te', content)
  const region = screen.getByRole('region', { name: 'ప్రకటనలు' })
  expect(within(region).getByText('జ్ఞాపకశక్తి శిబిరం').getAttribute('lang')).toBeNull()
  expect(within(region).getByText('From nine to one.').getAttribute('lang')).toBe('en')
})

test('the notices are in the HTML of a page before any script runs (S-86)', () => {
  expect(renderToHtml('/', content)).toContain('>Memory camp<')
  expect(renderToHtml('/doctors', content)).toContain('>Buses are on strike<')
  expect(renderToHtml('/doctors', content)).not.toContain('Memory camp')
})

test('a page contains the notices of later days, and none that is over (S-86)', () => {
  const over = notice({ title: 'Over', starts_on: '2026-01-01', ends_on: '2026-11-22' })
  const all = createContent({ notices: [over, camp, tomorrow, strike] })
  const sent = (path: string) => selectPageContent(path, all).notices.map(({ title }) => title)
  expect(sent('/')).toEqual(['Buses are on strike', 'Closed today', 'Memory camp'])
  expect(sent('/doctors')).toEqual(['Buses are on strike', 'Closed today'])
})

test("a page rendered on an earlier day hydrates unchanged, and then shows today's notices (S-86)", async () => {
  const site = (
    <LocaleContext value={getLocaleBundle('en')}>
      <ContentProvider store={createContentStore({ content, day: '2026-11-23' })}>
        <ThemeProvider>
          <MemoryRouter initialEntries={['/doctors']}>
            <SiteRoutes />
          </MemoryRouter>
        </ThemeProvider>
      </ContentProvider>
    </LocaleContext>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(site)
  expect(shown()).toEqual(['Buses are on strike'])
  vi.setSystemTime(new Date('2026-11-24T06:00:00Z'))
  const complaints = vi.spyOn(console, 'error')
  const onRecoverableError = vi.fn<() => void>()
  await act(async () => void render(site, { container, hydrate: true, onRecoverableError }))
  expect(shown()).toEqual(['Closed today'])
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(complaints).not.toHaveBeenCalled()
})
