import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'

/** How much of the server's time and memory one client may take. */
export const LIMITS = {
  /** A head is a few hundred bytes: a client that needs longer sends it byte by byte to hold the connection. */
  headersTimeout: 15_000,
  /** A picture of 5 MB at 45 kB/s. The app itself gives up after 60 s (src/remote). */
  requestTimeout: 120_000,
  /** How often Node looks for connections that are past the two above. */
  connectionsCheckingInterval: 5_000,
  /** Longer than the 60 s for which nginx keeps its connections, or it would now and then use a closed one. */
  keepAliveTimeout: 65_000,
  /** A connection on which nothing moves, such as of a client that does not read its answer. */
  idleTimeout: 120_000,
  /** The session's token and the browser's own headers need two; room for cookies of a neighbour. */
  maxHeaderSize: 16 * 1024,
  /** A browser opens six. Beyond, newcomers are turned away instead of everybody slowed down. */
  maxConnections: 2_000,
}

/** An HTTP server that no single slow client can occupy. It does not listen yet. */
export function createHttpServer(handle: RequestListener, limits = LIMITS): Server {
  const { idleTimeout, maxConnections, ...options } = limits
  const server = createServer(options, handle)
  server.setTimeout(idleTimeout)
  server.maxConnections = maxConnections
  return server
}

/** Opens the port, or throws one sentence for people. */
export async function listen(server: Server, port: number, host: string): Promise<void> {
  server.listen(port, host)
  try {
    await once(server, 'listening')
  } catch (error) {
    throw new Error(whyNot(error as NodeJS.ErrnoException, port, host), { cause: error })
  }
}

function whyNot({ code = '', message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. Set PORT to another number.`
  if (code === 'EACCES')
    return `Port ${port} is reserved for the system. Set PORT to a number from 1024 on, and let a web server such as nginx answer on 80 and 443.`
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code))
    return `HOST is "${host}", which is no address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for its network.`
  return `Cannot listen on port ${port} of ${host}: ${message}`
}
