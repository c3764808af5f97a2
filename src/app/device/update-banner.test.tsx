// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'

import { getLocaleBundle } from '#site/messages/all-messages.ts'
import { LocaleContext } from '#site/messages/use-messages.ts'

import { UpdateBanner } from './update-banner.tsx'

vi.mock(import('./updates.ts'), async (original) => ({
  ...(await original()),
  isUpdateWaiting: () => true,
  applyUpdate: () => Promise.resolve(false),
}))

const renderAt = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <LocaleContext value={getLocaleBundle('en')}>
        <UpdateBanner cameTo={at} />
      </LocaleContext>
    </MemoryRouter>,
  )

test('staff put the line about a newer version away, or hear what to save first', async () => {
  const { unmount } = renderAt('/admin/doctors')
  fireEvent.click(screen.getByRole('button', { name: 'Use it now' }))
  await screen.findByText('Please save what you are typing first.')
  fireEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('status')).toBeNull()
  unmount()
})

test('a reader has nothing to put away: theirs goes with the next page', () => {
  renderAt('/doctors')
  expect(screen.getByText('A newer version is ready.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull()
})
