import { networkInterfaces } from 'node:os'

const EVERYWHERE = new Set(['0.0.0.0', '::'])
const THIS_MACHINE = /^(localhost|127\..*|::1)$/

/** Where other devices find a server that listens on this host; none where it is for this machine only. */
export function listNetworkAddresses(
  host: string,
  port: number,
  interfaces = networkInterfaces(),
): string[] {
  if (THIS_MACHINE.test(host)) return []
  if (!EVERYWHERE.has(host)) return [addressOf(host, port)]
  return (
    Object.values(interfaces)
      .flatMap((addresses) => addresses ?? [])
      // A link-local one means something only together with a network card of this machine.
      .filter(({ internal, ...at }) => !internal && !('scopeid' in at && at.scopeid))
      .filter(({ family }) => family === 'IPv4' || host === '::')
      .map(({ address }) => addressOf(address, port))
  )
}

/** The name by which this machine reaches its own server, which listens on this host. */
export function getOwnAddress(host: string, port: number): string {
  const isLocal = EVERYWHERE.has(host) || host === '::1'
  return addressOf(isLocal ? 'localhost' : host, port)
}

/** What the start says about the addresses for other devices. */
export function formatNetworkAddresses(addresses: readonly string[]): string {
  if (addresses.length === 0) return ''
  return `In this network:    ${addresses.join(`\n${' '.repeat(20)}`)}
Installing the site and reading it offline need HTTPS; everything else works over these addresses.
`
}

function addressOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
