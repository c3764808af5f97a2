import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'

import { proxyRequest } from '../../../supabase/local/proxy-for-tests.ts'

/** What went over the wire since it was asked last, heads included. */
export interface Traffic {
  /** Requests; a message that came over a WebSocket counts as none. */
  requests: number
  /** Bytes in both directions. */
  bytes: number
}

export interface Gateway {
  url: string
  traffic: () => Traffic
  /**
   * From now on what pages write still reaches the servers, but no answer to it gets out.
   * Over when the servers have answered the first of it.
   */
  holdResponses: () => Promise<void>
  letGo: () => void
  stop: () => Promise<void>
}

interface Behind {
  /** The built pages. */
  pages: string
  /** The address of PostgREST. */
  rest: string
  replicache: (path: string, body: string) => Promise<unknown>
  /** The port of TinyBase's server; null where that is not asked for. */
  tinybase: number | null
}

const HEAD_MOST = 128 * 1024

/** One address for all pages and servers, so that no peer asks the browser's leave first, and every byte is counted. */
export async function startGateway(behind: Behind): Promise<Gateway> {
  const sockets = new Set<Socket>()
  let closed = 0
  let requests = 0
  let writeHold: { reached: () => void } | null = null
  let counted: Traffic = { requests: 0, bytes: 0 }

  /** Whether an answer may go out; one to a write that is held may not. */
  const passes = (incoming: IncomingMessage): boolean => {
    if (!writeHold || !isWrite(incoming)) return true
    writeHold.reached()
    return false
  }

  async function forwardToReplicache(incoming: IncomingMessage, outgoing: ServerResponse) {
    const response = await behind.replicache(incoming.url ?? '', await bodyOf(incoming))
    if (passes(incoming)) sendJson(outgoing, response)
  }

  const server = createServer({ maxHeaderSize: HEAD_MOST }, (incoming, outgoing) => {
    const { url = '/' } = incoming
    requests += 1
    if (url.startsWith('/rest/v1/')) {
      pass(behind.rest, incoming, outgoing, passes)
    } else if (url.startsWith('/replicache-server/')) {
      forwardToReplicache(incoming, outgoing).catch((error: unknown) => {
        process.stderr.write(`  Replicache's server: ${String(error)}\n`)
        outgoing.destroy()
      })
    } else void sendPage(behind.pages, url, outgoing)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => {
      closed += socket.bytesRead + socket.bytesWritten
      sockets.delete(socket)
    })
  })
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    requests += 1
    if (behind.tinybase === null) {
      socket.destroy()
      return
    }
    const onward = connect(behind.tinybase, '127.0.0.1')
    const lines = incoming.rawHeaders.map((part, at) => part + (at % 2 === 0 ? ': ' : '\r\n'))
    onward.write(`GET ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`)
    onward.write(head)
    socket.pipe(onward)
    onward.on('data', (data) => {
      if (writeHold) writeHold.reached()
      else socket.write(data)
    })
    for (const [one, otherEnd] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      one.on('error', () => otherEnd.destroy())
      one.on('close', () => otherEnd.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    traffic() {
      let bytes = closed
      for (const socket of sockets) bytes += socket.bytesRead + socket.bytesWritten
      const since = { requests: requests - counted.requests, bytes: bytes - counted.bytes }
      counted = { requests, bytes }
      return since
    },
    holdResponses: () => new Promise((reached) => (writeHold = { reached })),
    letGo: () => void (writeHold = null),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
        for (const socket of sockets) socket.destroy()
      }),
  }
}

/** Asking for rows is no write, though some ask by POST. */
function isWrite({ method = 'GET', url = '' }: IncomingMessage): boolean {
  return method !== 'GET' && !url.includes('pull')
}

type Passes = (incoming: IncomingMessage) => boolean

function pass(to: string, incoming: IncomingMessage, outgoing: ServerResponse, passes: Passes) {
  // The key is no token: PostgREST would refuse it before it looks at the question.
  delete incoming.headers.authorization
  proxyRequest(to, incoming, outgoing, () => passes(incoming))
}

async function bodyOf(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of incoming) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function sendJson(outgoing: ServerResponse, body: unknown): void {
  outgoing.writeHead(200, { 'content-type': 'application/json' })
  outgoing.end(JSON.stringify(body))
}

/** `/nadi/` is a page, `/nadi.js` its script. */
async function sendPage(folder: string, url: string, outgoing: ServerResponse): Promise<void> {
  const path = new URL(url, 'http://page').pathname
  const name = /^\/([\w-]+)\/$/.exec(path)?.[1]
  if (name) {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    const head = `<!doctype html><title>${name}</title><link rel="icon" href="data:,">`
    outgoing.end(`${head}<body><script src="/${name}.js"></script>`)
    return
  }
  const script = await readFile(join(folder, path)).catch(() => null)
  outgoing.writeHead(script ? 200 : 404, { 'content-type': 'text/javascript; charset=utf-8' })
  outgoing.end(script)
}
