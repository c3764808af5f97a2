import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { LatePart } from './late-part.tsx'

afterEach(cleanup)

/** A part that comes once the network is there. */
function partOf(words: string) {
  const network = { isThere: false }
  const load = vi.fn<() => Promise<{ words: string }>>(async () => {
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return { words }
  })
  return { network, load }
}

const draw = (load: () => Promise<{ words: string }>) =>
  render(
    <main>
      The page.
      <LatePart load={load} waiting={<p>Waiting</p>} missing={<p>Missing</p>}>
        {({ words }) => <p>{words}</p>}
      </LatePart>
    </main>,
  )

test('a part that cannot be fetched leaves the page, says so, and comes when the network is back', async () => {
  const { network, load } = partOf('The part')
  draw(load)
  expect(screen.getByText('Waiting')).toBeTruthy()
  await act(async () => {})
  expect(screen.getByText('Missing')).toBeTruthy()
  expect(screen.getByRole('main').textContent).toContain('The page.')

  network.isThere = true
  await act(async () => void window.dispatchEvent(new Event('online')))
  expect(screen.getByText('The part')).toBeTruthy()
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that could not be fetched is tried again though nobody says that there is a network', async () => {
  vi.useFakeTimers()
  const { network, load } = partOf('The part')
  draw(load)
  await act(async () => {})
  network.isThere = true
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  expect(screen.getByText('The part')).toBeTruthy()
  vi.useRealTimers()
})

test('a part that has come once is there at once', async () => {
  const { network, load } = partOf('The part')
  network.isThere = true
  draw(load)
  await act(async () => {})
  cleanup()
  draw(load)
  expect(screen.getByText('The part')).toBeTruthy()
})
