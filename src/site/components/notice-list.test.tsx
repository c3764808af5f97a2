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

/** The notices on the page, in order. */
const shown = () => {
  const region = screen.queryByRole('region', { name: 'Notices' })
  return Array.from(region?.querySelectorAll('p') ?? [], (line) => line.textContent)
}

test('S-86 Home shows every notice of the day, the urgent ones first', () => {
  renderSite('/', content)
  expect(shown()).toEqual(['Buses are on strike', 'Memory camp From nine to one.'])
})

test.for(addresses.filter((path) => path !== '/'))(
  'S-86 %s shows the urgent ones alone',
  (path) => {
    renderSite(path, content)
    expect(shown()).toEqual(['Buses are on strike'])
  },
)

test('S-86 on the way from Home to another page what is not urgent stays behind', () => {
  renderSite('/', content)
  fireEvent.click(within(screen.getByRole('navigation')).getByText('Doctors'))
  expect(shown()).toEqual(['Buses are on strike'])
})

test('S-77 the emergency numbers stay where they are beside an urgent notice', () => {
  renderSite('/doctors', content)
  const numbers = within(screen.getByRole('complementary', { name: 'Emergency numbers' }))
  expect(numbers.getByText('108')).toBeTruthy()
  expect(shown()).toEqual(['Buses are on strike'])
})

test('S-86 a page that stays open past midnight shows the notices of the new day, without a network', () => {
  renderSite('/doctors', content, { offline: true })
  expect(shown()).toEqual(['Buses are on strike'])
  act(() => void vi.advanceTimersByTime(29 * 60_000))
  expect(shown()).toEqual(['Buses are on strike'])
  act(() => void vi.advanceTimersByTime(60_000))
  expect(shown()).toEqual(['Closed today'])
})

test('a notice that staff switched off is not shown, whoever sent it', () => {
  renderSite('/', createContent({ notices: [{ ...strike, is_enabled: false }] }))
  expect(screen.queryByRole('region', { name: 'Notices' })).toBeNull()
})

test('S-72 readers of Telugu have a notice in Telugu, and what nobody translated marked as English', () => {
  renderSite('/te', content)
  const region = screen.getByRole('region', { name: 'ప్రకటనలు' })
  expect(within(region).getByText('జ్ఞాపకశక్తి శిబిరం').getAttribute('lang')).toBeNull()
  expect(within(region).getByText('From nine to one.').getAttribute('lang')).toBe('en')
})

test('S-86 the notices are in the HTML of a page before any script runs', () => {
  expect(renderToHtml('/', content)).toContain('>Memory camp<')
  expect(renderToHtml('/doctors', content)).toContain('>Buses are on strike<')
  expect(renderToHtml('/doctors', content)).not.toContain('Memory camp')
})

test('S-86 with a page travel the notices of later days, and none that is over', () => {
  const over = notice({ title: 'Over', starts_on: '2026-01-01', ends_on: '2026-11-22' })
  const all = createContent({ notices: [over, camp, tomorrow, strike] })
  const sent = (path: string) => selectPageContent(path, all).notices.map(({ title }) => title)
  expect(sent('/')).toEqual(['Buses are on strike', 'Closed today', 'Memory camp'])
  expect(sent('/doctors')).toEqual(['Buses are on strike', 'Closed today'])
})

test('S-86 a page drawn on an earlier day comes alive as it was drawn, and then shows what holds today', async () => {
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
