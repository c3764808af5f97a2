import { isIP } from 'node:net'

import type { FastifyRequest } from 'fastify'

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
  if (wrong === undefined) return addresses.map(toPlainAddress)
  throw new Error(
    `TRUSTED_PROXY must be the address of a proxy, or several with commas between, such as 127.0.0.1; "${wrong}" is none.`,
  )
}

/**
 * Returns the address of the client: behind a trusted proxy the one that the proxy wrote. Where it
 * wrote something else, such as an address with a port, the proxy's own: the database refuses a
 * sign-in from what is no address.
 */
export function getClientAddress({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return toPlainAddress(isIP(ip) === 0 ? (socket.remoteAddress ?? '') : ip)
}

/** A plain IPv4 address, where a socket that listens for both kinds gives it as IPv6. */
export const toPlainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')
