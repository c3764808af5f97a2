// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'

import { ContentProvider, createContentStore, emptyContent } from '#db/content.ts'
import { createBlankForm } from '#model/blanks.ts'
import type { Language } from '#model/languages.ts'
import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { LocaleContext } from '#site/messages/use-messages.ts'
import { ThemeProvider } from '#theme/use-theme.tsx'
// Loaded ahead: the app loads it on demand, when a test may be over.
import '#theme/css/set-variables.ts'

import { IllnessPreview } from './illness-preview.tsx'

const content = {
  ...emptyContent,
  health_library_illnesses: [
    {
      ...createBlankForm('health_library_illnesses'),
      id: 'preview',
      row_version: 0,
      slug: 'preview',
      visibility: 'published' as const,
      illness_name: 'Insomnia',
      short_summary: 'Sleep that does not come.',
      symptoms: ['Tired all day'],
      'te:illness_name': 'నిద్రలేమి',
    },
  ],
}

function open(language: Language) {
  render(
    <LocaleContext value={getLocaleBundle('en')}>
      <ContentProvider store={createContentStore()}>
        <ThemeProvider>
          <MemoryRouter>
            <IllnessPreview content={content} slug="preview" language={language} />
          </MemoryRouter>
        </ThemeProvider>
      </ContentProvider>
    </LocaleContext>,
  )
}

const heading = (level: number, name: string) => screen.findByRole('heading', { level, name })

test('the preview of an illness is in Telugu where it is translated, otherwise in English', async () => {
  open('te')
  const name = await heading(1, 'నిద్రలేమి')
  expect(name.closest('[lang]')?.getAttribute('lang')).toBe('te')
  expect(await heading(2, getLocaleBundle('te').messages.illness.symptoms)).toBeTruthy()
  const summary = screen.getByText('Sleep that does not come.')
  expect(summary.closest('[lang]')?.getAttribute('lang')).toBe('en')
})

test('the preview of an illness in English has only its English texts', async () => {
  open('en')
  expect(await heading(1, 'Insomnia')).toBeTruthy()
  expect(await heading(2, getLocaleBundle('en').messages.illness.symptoms)).toBeTruthy()
  expect(screen.queryByText('నిద్రలేమి')).toBeNull()
})
