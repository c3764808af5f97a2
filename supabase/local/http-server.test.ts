import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'

import { afterEach, expect, test } from 'vitest'

import { createHttpServer, LIMITS, listen } from './http-server.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A server with the real limits, some of them shorter. */
async function open(shorter: Partial<typeof LIMITS>) {
  const server = createHttpServer((_, response) => response.end('hello'), { ...LIMITS, ...shorter })
  await listen(server, 0, '127.0.0.1')
  stops.push(
    () => server.close(),
    () => server.closeAllConnections(),
  )
  return (server.address() as AddressInfo).port
}

async function dial(port: number, text: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  stops.push(() => socket.destroy())
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  socket.write(text)
  return socket
}

async function everything(socket: Socket): Promise<string> {
  let text = ''
  for await (const chunk of socket) text += String(chunk)
  return text
}

test('a client that sends a head byte by byte is turned away', async () => {
  const port = await open({ headersTimeout: 200, connectionsCheckingInterval: 50 })
  const socket = await dial(port, 'GET / HTTP/1.1\r\nhost: a\r\n')
  expect(await everything(socket)).toContain('408 Request Timeout')
})

test('a connection on which nothing happens is closed', async () => {
  const port = await open({ idleTimeout: 200 })
  expect(await everything(await dial(port, ''))).toBe('')
})

test('a head larger than any honest one is refused', async () => {
  const port = await open({})
  const socket = await dial(
    port,
    `GET / HTTP/1.1\r\nx: ${'x'.repeat(LIMITS.maxHeaderSize)}\r\n\r\n`,
  )
  expect(await everything(socket)).toContain('431')
})

test('beyond the limit newcomers are turned away, and those inside are served', async () => {
  const port = await open({ maxConnections: 2 })
  const inside = [await dial(port, ''), await dial(port, '')]
  expect(await everything(await dial(port, ''))).toBe('')
  inside[0]?.write('GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n')
  expect(await everything(inside[0] as Socket)).toContain('hello')
})

test('an address that this machine does not have is refused with a sentence', async () => {
  const server = createHttpServer(() => undefined)
  await expect(listen(server, 0, '203.0.113.7')).rejects.toThrow(
    'HOST is "203.0.113.7", which is no address of this machine.',
  )
  await expect(listen(server, 0, 'no-such-host.invalid')).rejects.toThrow('HOST is "no-such-host')
})
