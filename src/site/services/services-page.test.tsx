// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { renderToHtml } from '../testing/html.tsx'
import { createContent, service } from '../testing/sample-content.ts'
import { CLOSING, listHeadings, renderSite } from '../testing/site.tsx'

const scrolled = vi.fn<(id: string, behavior: string | undefined) => void>()
const reduced = { motion: false }

beforeEach(() => {
  scrolled.mockReset()
  reduced.motion = false
  // happy-dom has no layout, so a card only reports the call.
  Element.prototype.scrollIntoView = function into(options) {
    scrolled(this.id, typeof options === 'object' ? options.behavior : undefined)
  }
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const matches = query.includes('motion') && reduced.motion
    return { matches, addEventListener() {}, removeEventListener() {} } as never
  })
})

afterEach(() => vi.restoreAllMocks())

const first = service({ service_name: 'Sleep Studies', display_order: 1 })
const second = service({ service_name: 'Tremor Clinic', display_order: 2, description: 'Care.' })
const hidden = service({ service_name: 'Closed', display_order: 0, is_enabled: false })
const content = createContent({ services: [second, hidden, first] })

test('AC-003 AC-067 only enabled services are shown, in order', () => {
  renderSite('/services', content)
  expect(listHeadings(2)).toEqual(['Sleep Studies', 'Tremor Clinic', CLOSING])
})

test('AC-066 a card shows the picture, name and description of a service', () => {
  const icon_image = '/storage/v1/object/public/services/eeg.webp'
  renderSite(
    '/services',
    createContent({
      services: [service({ service_name: 'EEG', description: 'Waves.', icon_image })],
    }),
  )
  expect(listHeadings(2)).toEqual(['EEG', CLOSING])
  const card = document.querySelector('main li')
  expect(card?.textContent).toContain('Waves.')
  expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/eeg\.webp$/)
  expect(card?.querySelector('[data-icon="heart"]')).toBeNull()
})

test('AC-066 a service without a picture shows a heart', () => {
  const { main } = renderSite('/services', content)
  const [card] = main.getAllByRole('listitem')
  expect(card?.querySelector('[data-icon="heart"]')).toBeTruthy()
  expect(main.getByText('Care.')).toBeTruthy()
})

test('AC-068 the page says so when there are no services', () => {
  const { main } = renderSite('/services', createContent({}))
  expect(main.getByText('No services available at the moment.')).toBeTruthy()
})

test("AC-004 AC-069 a service's URL scrolls smoothly to its card", () => {
  renderSite(`/services#service-${second.id}`, content)
  expect(scrolled.mock.calls).toEqual([[`service-${second.id}`, 'smooth']])
})

test('AC-004 a visitor who prefers reduced motion gets no animation', () => {
  reduced.motion = true
  renderSite(`/services#service-${second.id}`, content)
  expect(scrolled.mock.calls).toEqual([[`service-${second.id}`, 'auto']])
})

test('AC-004 a visitor who read on before the page was usable stays there', () => {
  const beginsAt = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const card = `service-${second.id}`
  const path = `/services#${card}`
  const html = renderToHtml(path, content)
  beginsAt.mockReturnValue({ top: -400 } as DOMRect)
  const { store } = renderSite(path, content, { page: '/services' }, html)
  act(() => store.set({ page: null }))
  expect(scrolled).not.toHaveBeenCalled()
  cleanup()
  beginsAt.mockReturnValue({ top: 90 } as DOMRect)
  renderSite(path, content, { page: '/services' }, html)
  expect(scrolled.mock.calls).toEqual([[card, 'smooth']])
})

test('AC-004 the card is found even if the content loads later', async () => {
  const { store } = renderSite(`/services#service-${second.id}`, null)
  expect(scrolled).not.toHaveBeenCalled()
  store.set({ content })
  await expect.poll(() => scrolled).toHaveBeenCalledOnce()
})

test('AC-021 the navigation lists the enabled services in order', () => {
  renderSite('/', content)
  const menu = within(screen.getByRole('navigation')).getAllByRole('link')
  const names = menu.map((link) => link.textContent)
  expect(names.slice(2, 5)).toEqual(['Services', 'Sleep Studies', 'Tremor Clinic'])
  expect(names).not.toContain('Closed')
})

test('AC-022 on a phone a button opens and closes the list of services', () => {
  renderSite('/', content)
  const expander = screen.getByLabelText('Show services')
  const list = expander.closest('details')
  expect(list && within(list).getByText('Tremor Clinic')).toBeTruthy()
  const states = [0, 1, 2].map(() => {
    const state = list?.open
    fireEvent.click(expander)
    return state
  })
  expect(states).toEqual([false, true, false])
})

const link = () => within(screen.getByRole('navigation')).getByText('Tremor Clinic')

test('AC-023 AC-024 choosing a service leads to its card, from here and from elsewhere', () => {
  const { address } = renderSite('/doctors', content)
  fireEvent.click(link())
  expect(address.now).toBe(`/services#service-${second.id}`)
  fireEvent.click(link())
  expect(address.now).toBe(`/services#service-${second.id}`)
  // Choosing it twice scrolls twice.
  expect(scrolled).toHaveBeenCalledTimes(2)
})
