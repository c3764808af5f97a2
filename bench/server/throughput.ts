import { connect, type Socket } from 'node:net'

export interface Throughput {
  perSecond: number
  /** Milliseconds that 99 of 100 requests took at most. */
  p99: number
}

interface Load {
  connections: number
  seconds?: number
  headers: Readonly<Record<string, string>>
}

/** Asks for one address on so many connections at once, each as soon as it has its answer. */
export async function throughput(
  url: string,
  { connections, seconds = 5, headers }: Load,
): Promise<Throughput> {
  const { hostname, port, pathname, search } = new URL(url)
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers })
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(Number(port), hostname)
      socket.setNoDelay(true)
      while (performance.now() < end) {
        const started = performance.now()
        await awaitResponse(socket, request)
        took.push(performance.now() - started)
      }
      socket.destroy()
    }),
  )
  const sorted = took.toSorted((a, b) => a - b)
  return {
    perSecond: Math.round(took.length / seconds),
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? NaN,
  }
}

/** Sends a request and waits for all of its answer; a client that does more would be measured instead. */
function awaitResponse(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let missing = Infinity
    const onData = (chunk: Buffer) => {
      if (missing === Infinity) {
        const head = chunk.indexOf('\r\n\r\n')
        const about = chunk.toString('latin1', 0, head)
        if (!/^HTTP\/1\.1 (200|304) /.test(about)) return reject(new Error(about))
        const length = Number(/content-length: (\d+)/i.exec(about)?.[1] ?? 0)
        missing = length + head + 4
      }
      missing -= chunk.length
      if (missing > 0) return
      socket.off('data', onData)
      socket.off('error', reject)
      resolve()
    }
    socket.on('data', onData)
    socket.once('error', reject)
    socket.write(request)
  })
}
