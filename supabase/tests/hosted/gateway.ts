import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { proxyRequest } from '../../local/proxy-for-tests.ts'
import { getRoleOfKey, createRoleToken, type ApiRole } from './keys.ts'

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, role: ApiRole) => void

/** What answers below /storage/v1. */
export interface Storage {
  handle: Handler
  close: () => Promise<void>
}

interface Services {
  /** The address of PostgREST. */
  rest: string
  storage: Handler
}

/**
 * The one address of a project, as hosted's gateway is: it answers preflights from any origin by
 * itself, wants a key with every call but for public pictures, in a header or the address, and puts a token in the key's place.
 */
export async function startGateway(services: Services) {
  const gateway = createServer((incoming, outgoing) => {
    outgoing.setHeader('access-control-allow-origin', '*')
    if (incoming.method === 'OPTIONS') allow(incoming, outgoing)
    else route(services, incoming, outgoing)
  })
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve))
  const stop = () => {
    gateway.close()
    gateway.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, stop }
}

/** Whatever a browser asks to send, it may. */
function allow({ headers }: IncomingMessage, outgoing: ServerResponse): void {
  outgoing.writeHead(200, {
    'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
    'access-control-allow-methods': 'GET,HEAD,PUT,PATCH,POST,DELETE,OPTIONS,TRACE,CONNECT',
  })
  outgoing.end()
}

function route(services: Services, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const { headers, url = '/' } = incoming
  const { searchParams } = new URL(url, 'http://gateway')
  const key = String(headers['apikey'] ?? searchParams.get('apikey'))
  const role = getRoleOfKey(key)
  if (url.startsWith('/storage/v1/object/public/')) {
    services.storage(incoming, outgoing, role ?? 'anon')
  } else if (role === null) refuse(outgoing)
  else {
    if ((headers.authorization ?? `Bearer ${key}`) === `Bearer ${key}`) {
      headers.authorization = `Bearer ${createRoleToken(role)}`
    }
    if (url.startsWith('/rest/v1/')) proxyRequest(services.rest, incoming, outgoing)
    else services.storage(incoming, outgoing, role)
  }
}

function refuse(outgoing: ServerResponse): void {
  outgoing.writeHead(401, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify({ message: 'Invalid API key' }))
}
