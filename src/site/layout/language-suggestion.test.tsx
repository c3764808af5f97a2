// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'

import { ContentProvider, createContentStore } from '#db/content.ts'

import { getLocaleBundle } from '../messages/all-messages.ts'
import { LocaleContext } from '../messages/use-messages.ts'
import { hrefOf } from '../testing/site.tsx'
import { LanguageSuggestion } from './language-suggestion.tsx'
import { offerMessages } from './offer-messages.ts'

const { offer, accept, refuse } = offerMessages.te

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  window.localStorage.clear()
})

/** Simulates a visit to the doctors page with a browser that has these languages. */
async function visit(language: 'en' | 'te', known: string[]): Promise<void> {
  cleanup()
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(known)
  render(
    <LocaleContext value={getLocaleBundle(language)}>
      <ContentProvider store={createContentStore()}>
        <MemoryRouter initialEntries={['/doctors']}>
          <LanguageSuggestion />
        </MemoryRouter>
      </ContentProvider>
    </LocaleContext>,
  )
  await act(() => vi.dynamicImportSettled())
}

const link = () => screen.queryByRole('link', { name: accept })

test('a reader whose browser has Telugu is offered the Telugu page, in Telugu', async () => {
  await visit('en', ['en-IN', 'te-IN'])
  expect(screen.getByText(offer).closest('[lang]')?.getAttribute('lang')).toBe('te')
  expect(hrefOf(link() ?? document.body)).toBe('/te/doctors')
})

test('a reader who declined, or has chosen a language before, is not asked again', async () => {
  await visit('en', ['te'])
  expect(link()).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: refuse }))
  expect(link()).toBeNull()
  await visit('en', ['te'])
  expect(link()).toBeNull()
})

test('other readers are not asked, nor is a reader who opened a Telugu page', async () => {
  await visit('en', ['te'])
  expect(link()).toBeTruthy()
  await visit('en', ['en-IN', 'hi', 'ten'])
  expect(screen.queryByRole('region')).toBeNull()
  await visit('te', ['en', 'te'])
  expect(screen.queryByRole('region')).toBeNull()
})
