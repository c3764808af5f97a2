import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'

import type { HttpRequest } from './http.ts'

/** How the server tells the database where a request comes from. What a client sends under it is dropped. */
export const ADDRESS_HEADER = 'x-nadi-client-address'

/**
 * Reads TRUSTED_PROXY: the addresses of the proxies in front of this server, separated by commas.
 * Only from these X-Forwarded-For is believed. Throws a sentence for anything else.
 */
export function parseTrustedProxies(setting = ''): string[] {
  const addresses = setting.split(',').map((address) => address.trim())
  if (addresses.every((address) => address === '')) return []
  const wrong = addresses.find((address) => isIP(address) === 0)
  if (wrong === undefined) return addresses.map(plain)
  throw new Error(
    `TRUSTED_PROXY must be the address of a proxy, or several with commas between, such as 127.0.0.1; "${wrong}" is none.`,
  )
}

/** The same call, saying where it comes from. */
export function addClientAddress(
  call: HttpRequest,
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  trusted: readonly string[],
): HttpRequest {
  const address = clientAddress(plain(socket.remoteAddress ?? ''), headers, trusted)
  return { ...call, headers: { ...call.headers, [ADDRESS_HEADER]: address } }
}

/** Each proxy adds at the end whom it heard from: the last one that is not ours is the client. */
function clientAddress(
  from: string,
  headers: IncomingMessage['headers'],
  trusted: readonly string[],
): string {
  if (!trusted.includes(from)) return from
  const addresses = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((address) => plain(address.trim()))
  const client = addresses.findLast((address) => !trusted.includes(address))
  return client !== undefined && isIP(client) > 0 ? client : from
}

/** A plain IPv4 address, where a socket that listens for both kinds gives it as IPv6. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
