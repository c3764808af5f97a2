import { networkInterfaces } from 'node:os'

const EVERYWHERE = new Set(['0.0.0.0', '::'])
const THIS_MACHINE = /^(localhost|127\..*|::1)$/

/** Returns whether only this machine reaches a server on this host. */
export const isOnlyThisMachine = (host: string): boolean => THIS_MACHINE.test(host)

/**
 * Lists the addresses at which other devices reach a server on this host; empty if only this
 * machine can.
 */
export function listNetworkAddresses(
  host: string,
  port: number,
  listInterfaces = networkInterfaces,
): string[] {
  if (isOnlyThisMachine(host)) return []
  if (!EVERYWHERE.has(host)) return [addressOf(host, port)]
  return (
    Object.values(readInterfaces(listInterfaces))
      .flatMap((addresses) => addresses ?? [])
      // A link-local address is only valid together with a network card of this machine.
      .filter(({ internal, ...at }) => !internal && !('scopeid' in at && at.scopeid))
      .filter(({ family }) => family === 'IPv4' || host === '::')
      .map(({ address }) => addressOf(address, port))
  )
}

/** A sandbox may forbid it (systemd without AF_NETLINK): then the output has no addresses. */
function readInterfaces(listInterfaces: typeof networkInterfaces) {
  try {
    return listInterfaces()
  } catch {
    return {}
  }
}

/** Returns the address by which this machine reaches its own server on this host. */
export function getOwnAddress(host: string, port: number): string {
  const isLocal = EVERYWHERE.has(host) || host === '::1'
  return addressOf(isLocal ? 'localhost' : host, port)
}

/** Formats the addresses for other devices, for the output of the start. */
export function formatNetworkAddresses(addresses: readonly string[]): string {
  if (addresses.length === 0) return ''
  return `In this network:    ${addresses.join(`\n${' '.repeat(20)}`)}
Installing the site and reading it offline need HTTPS; everything else works over these addresses.
`
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
