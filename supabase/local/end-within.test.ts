import { expect, test } from 'vitest'

import { endWithin } from './end-within.ts'
import { createLogger } from './logs.ts'

/** Returns the output and the exit code of a process that is stopped in this way. */
async function ended(stop: () => Promise<void>, ms = 50) {
  const lines: object[] = []
  const log = createLogger('info', { write: (line) => void lines.push(JSON.parse(line) as object) })
  const code = await new Promise<number | null>((resolve) => {
    void endWithin(ms, stop, log, resolve).then(() => resolve(null))
  })
  return { code, lines }
}

test('a server that stops in time ends by itself, without a message', async () => {
  expect(await ended(() => Promise.resolve(), 60_000)).toEqual({ code: null, lines: [] })
})

test('a server that hangs, as on a disk that takes no writes, is ended with 1 and a message', async () => {
  const { code, lines } = await ended(() => new Promise(() => undefined))
  expect(code).toBe(1)
  expect(lines).toMatchObject([
    { level: 'error', msg: expect.stringMatching(/^the server did not stop within 0\.05 s/) },
  ])
})

test('a server that fails to stop says why, and ends with 1', async () => {
  const { code, lines } = await ended(() => Promise.reject(new Error('EIO')))
  expect(code).toBe(1)
  expect(lines).toMatchObject([{ level: 'error', error: { message: 'EIO' } }])
})
