import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

import { createApp, type Handler } from '../../supabase/local/app.ts'
import {
  createETag,
  sendCached,
  type CachedResponse,
} from '../../supabase/local/cached-response.ts'
import { isApiPath, type Backend } from '../../supabase/local/local-supabase.ts'
import { getPath } from '../../supabase/local/request.ts'
import { createSecurityHeaders } from '../../supabase/local/security-headers.ts'

/** A site at an address of its own on this machine. */
export interface ServedSite {
  url: string
  /** Stops answering until it is started again. */
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** Our own server as it is: it answers every address itself. */
export function serveOurs(backend: Backend): Promise<ServedSite> {
  return serve((request, response) => backend.handle(request, response))
}

/**
 * Another site in front of the same clinic: API and pictures come from our server, and the rest is
 * sent by the same code as ours, as well compressed and with the same headers.
 */
export async function serveOther(backend: Backend, handler: Handler): Promise<ServedSite> {
  const app = createApp()
  app.setNotFoundHandler(handler)
  await app.ready()
  return serve((request, response) => {
    if (isApiPath(request.url ?? '/')) backend.handle(request, response)
    else app.routing(request, response)
  })
}

async function serve(listener: RequestListener): Promise<ServedSite> {
  let port = 0
  let server: Server
  const start = async () => {
    server = createServer(listener).listen(port, '127.0.0.1')
    await once(server, 'listening')
    port = (server.address() as AddressInfo).port
  }
  const stop = async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  await start()
  return { url: `http://127.0.0.1:${port}`, stop, start }
}

/** Pages kept in memory by their address; other addresses go to `others`. */
export function servePagesFirst(
  others: Handler,
  pages: ReadonlyMap<string, CachedResponse>,
): Handler {
  return async (request, reply) => {
    const page = pages.get(getPath(request))
    return page ? sendCached(reply, page) : others(request, reply)
  }
}

/** A page whose own style is allowed by its hash, as the server allows ours. */
export function createPageResponse(html: string): CachedResponse {
  const css = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return createCachedResponse(html, 'text/html; charset=utf-8', createSecurityHeaders({ css }))
}

export function createCachedResponse(
  text: string,
  type: string,
  headers: Record<string, string> = {},
): CachedResponse {
  const bytes = Buffer.from(text)
  const about = { 'content-type': type, 'cache-control': 'no-cache', etag: createETag(bytes) }
  return { bytes, headers: { ...headers, ...about } }
}
