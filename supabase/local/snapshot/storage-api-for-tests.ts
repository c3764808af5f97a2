import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'

export const SECRET_KEY = 'sb_secret_for_tests'

/**
 * Starts the part of a hosted project's Storage API that a move uses. It stores pictures in memory
 * and records its requests. The tests of the hosted stand-in contain the real responses.
 */
export async function startStorageApi() {
  const stored = new Map<string, { bytes: Buffer; type: string; cache: string }>()
  const server = createServer((request, response) => {
    const respond = (status: number, body: object) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    const refuse = (statusCode: string, error: string) =>
      respond(400, { statusCode, error, message: error })
    const name = (request.url ?? '').replace(/^\/storage\/v1\/object\/(public\/)?/, '')
    if (request.method === 'GET') {
      const found = stored.get(name)
      if (!found) return refuse('404', 'not_found')
      response.writeHead(200, { 'content-type': found.type }).end(found.bytes)
      return
    }
    const {
      authorization,
      apikey,
      'content-type': type = '',
      'cache-control': cache = '',
    } = request.headers
    void buffer(request).then((bytes) => {
      const isSecret = authorization === `Bearer ${SECRET_KEY}` && apikey === SECRET_KEY
      if (!isSecret) return refuse('403', 'Unauthorized')
      if (stored.has(name)) return refuse('409', 'Duplicate')
      stored.set(name, { bytes, type, cache })
      return respond(200, { Key: name })
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stored,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
