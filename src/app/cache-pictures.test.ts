// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'

import { emptyContent } from '#db/content.ts'
import { publicTableNames, getTableSpec } from '#model/tables.ts'

import { cachePictures } from './device/cache-pictures.ts'

afterEach(() => vi.unstubAllEnvs())

const withPictures = publicTableNames.flatMap((table) => {
  const { columns = [], notOnPages = [], bucket } = getTableSpec(table).images ?? {}
  const address = (column: string) => `/storage/v1/object/public/${bucket}/${column}.png`
  return columns.map((column) => ({
    table,
    column,
    address: address(column),
    isShown: !notOnPages.includes(column),
  }))
})

test('every picture that a page shows is cached for offline use, and none that only other apps show', async () => {
  vi.stubEnv('DEV', false)
  const postMessage = vi.fn<(message: { addresses: string[] }) => void>()
  const serviceWorker = { ready: Promise.resolve({ active: { postMessage } }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })

  const content = { ...emptyContent }
  for (const { table, column, address } of withPictures) {
    const rows: readonly object[] = content[table]
    Object.assign(content, { [table]: [...rows, { id: column, [column]: address }] })
  }
  cachePictures(content, { url: 'https://clinic.example', key: 'public' })

  await expect.poll(() => postMessage.mock.calls.length).toBe(1)
  const addresses = postMessage.mock.calls[0]?.[0].addresses ?? []
  const shown = withPictures.filter(({ isShown }) => isShown)
  expect(shown.length).toBeLessThan(withPictures.length)
  expect(addresses.toSorted()).toEqual(
    shown.map(({ address }) => `https://clinic.example${address}`).toSorted(),
  )
})
