import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { proxyRequest } from '../supabase/local/proxy-for-tests.ts'

/** The network between a device and a clinic, with injected faults. */
export interface Network {
  /** The clinic's URL through this network. */
  url: string
  /** Decides about a URL from now on: 'pass', a request that hangs, or a response of its own. */
  treat: (rule: Rule) => void
  close: () => Promise<void>
}

type Treatment = 'pass' | 'hang' | ((response: ServerResponse) => void)

type Rule = (path: string) => Treatment
const passAll: Rule = () => 'pass'

export async function openNetwork(clinicUrl: string): Promise<Network> {
  return between(clinicUrl, {})
}

/** A clinic's API on an origin of its own with CORS, as a hosted project has. */
export async function openApiProxy(clinicUrl: string): Promise<Network> {
  return between(clinicUrl, {
    'access-control-allow-origin': '*',
    'access-control-allow-headers':
      'apikey, authorization, content-type, x-client-info, x-session-token',
    'access-control-allow-methods': 'GET, POST, DELETE',
  })
}

async function between(clinicUrl: string, added: Record<string, string>): Promise<Network> {
  let rule = passAll
  const isOpen = Object.keys(added).length > 0
  const server = createServer((incoming, response) => {
    if (isOpen && incoming.method === 'OPTIONS') {
      response.writeHead(204, added).end()
      return
    }
    const treatment = rule(incoming.url ?? '/')
    if (treatment === 'hang') return
    if (treatment !== 'pass') return treatment(response)
    for (const [name, value] of Object.entries(added)) response.setHeader(name, value)
    proxyRequest(clinicUrl, incoming, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    treat: (next) => {
      rule = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** A captive portal's response to every request, marked as cacheable. */
export function captivePortal(type: string): Treatment {
  return (response) => {
    response.writeHead(200, {
      'content-type': type,
      'cache-control': 'max-age=31536000, immutable',
    })
    response.end('<!doctype html><title>Hotel</title><h1>Welcome to our hotel</h1>')
  }
}
