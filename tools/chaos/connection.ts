import { once } from 'node:events'
import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** The line between one device and the server, which may be bad. It knows nothing of HTTP. */
export interface FlakyConnection {
  /** The server, as the device sees it. */
  url: string
  /** 'cut' lets a request through and breaks off somewhere in the answer. */
  setState: (state: 'good' | 'cut' | 'dead') => void
  close: () => Promise<void>
}

/** After so many bytes of an answer a bad line breaks. */
const CUT_AFTER = [0, 40, 700, 6_000] as const

export async function createConnection(port: number): Promise<FlakyConnection> {
  let state: 'good' | 'cut' | 'dead' = 'good'
  let cuts = 0
  const open = new Set<Socket>()
  const server = createServer((device) => {
    if (state === 'dead') return device.destroy()
    const far = connect(port, '127.0.0.1')
    for (const socket of [device, far]) {
      open.add(socket)
      // One end takes the other along.
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        device.destroy()
        far.destroy()
      })
    }
    device.pipe(far)
    if (state === 'good') return far.pipe(device)
    cuts += 1
    return breakOff(far, device, CUT_AFTER[cuts % CUT_AFTER.length] ?? 0)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const hangUp = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setState(nextState) {
      state = nextState
      hangUp()
    },
    async close() {
      hangUp()
      server.close()
      await once(server, 'close')
    },
  }
}

function breakOff(from: Socket, to: Socket, after: number): void {
  let passed = 0
  from.on('data', (chunk) => {
    const left = after - passed
    passed += chunk.length
    if (passed < after) to.write(chunk)
    else to.write(chunk.subarray(0, Math.max(left, 0)), () => to.destroy())
  })
}
