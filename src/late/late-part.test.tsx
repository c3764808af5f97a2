import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { LatePart } from './late-part.tsx'

/** A part that loads once the network is back. */
function partOf(words: string) {
  const network = { isThere: false }
  const load = vi.fn<() => Promise<{ words: string }>>(async () => {
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { words }
  })
  return { network, load }
}

const renderPart = (load: () => Promise<{ words: string }>) =>
  render(
    <main>
      The page.
      <LatePart load={load} waiting={<p>Waiting</p>} missing={<p>Missing</p>}>
        {({ words }) => <p>{words}</p>}
      </LatePart>
    </main>,
  )

test('a part that fails to load leaves the page intact, reports it, and loads when the network is back', async () => {
  const { network, load } = partOf('The part')
  renderPart(load)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(async () => {})
  expect(screen.getByText('Missing')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('The page.')

  network.isThere = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('The part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that failed to load is retried although no online event comes', async () => {
  vi.useFakeTimers()
  const { network, load } = partOf('The part')
  renderPart(load)
  await act(async () => {})
  network.isThere = true
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText('The part')).toBeTruthy()
  vi.useRealTimers()
})

test('a part that was loaded once renders at once', async () => {
  const { network, load } = partOf('The part')
  network.isThere = true
  renderPart(load)
  await act(async () => {})
  cleanup()
  renderPart(load)
  expect(screen.getByText('The part')).toBeTruthy()
})
