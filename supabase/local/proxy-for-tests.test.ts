import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { proxyRequest } from './proxy-for-tests.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

test('a response that comes before the body was read reaches the client whole', async () => {
  // As Storage answers a file that is too large: it reads no body, and closes the connection.
  const started: ServerResponse[] = []
  const refuse = await listen((_, response) => {
    response.writeHead(413, { connection: 'close' }).write('too ')
    started.push(response)
  })
  const proxy = await listen((incoming, outgoing) => proxyRequest(refuse, incoming, outgoing))
  const response = await fetch(proxy, { method: 'POST', body: new Uint8Array(6 * 1024 * 1024) })
  started[0]?.end('large')
  expect([response.status, await response.text()]).toEqual([413, 'too large'])
  // Or the proxy would close before it has read the body, which resets the connection.
  expect(response.headers.get('connection')).toBe('keep-alive')
})

test('a response that breaks off breaks off for the client', async () => {
  const broken = await listen((_, response) => {
    response.writeHead(200, { 'content-length': 1000 })
    response.write('the first part')
    setTimeout(() => response.destroy(), 20)
  })
  const proxy = await listen((incoming, outgoing) => proxyRequest(broken, incoming, outgoing))
  const response = await fetch(proxy)
  await expect(response.text()).rejects.toThrow('terminated')
})

test('a server that cannot be reached is a connection that ends', async () => {
  const proxy = await listen((incoming, outgoing) =>
    proxyRequest('http://127.0.0.1:1', incoming, outgoing),
  )
  await expect(fetch(proxy)).rejects.toThrow('fetch failed')
})

async function listen(handle: RequestListener): Promise<string> {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  stops.push(() => {
    server.close()
    server.closeAllConnections()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
