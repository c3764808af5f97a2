import { isOnlyThisMachine } from './network-addresses.ts'
import { parseOrigin } from './origin.ts'

/** Parses the setting SITE_URL: the public origin of the site, or undefined if it is not set. */
export function readSiteUrl(setting = ''): string | undefined {
  const text = setting.trim()
  if (text === '') return undefined
  const origin = parseOrigin(text)
  if (origin !== null) return origin
  throw new Error(
    `SITE_URL must be the public origin of the site, such as https://clinic.example, without a path, not "${text}".`,
  )
}

interface Reach {
  siteUrl: string | undefined
  host: string
  trustedProxies: readonly string[]
}

/**
 * Returns a sentence for the operator of a server that others reach, if SITE_URL is missing; '' if
 * all is well. The server cannot know its public address: a client may send any Host.
 */
export function describeMissingSiteUrl({ siteUrl, host, trustedProxies }: Reach, url: string) {
  if (siteUrl !== undefined) return ''
  if (isOnlyThisMachine(host) && trustedProxies.length === 0) return ''
  return `SITE_URL is not set: search engines and shared links get ${url} as the address of every page.
Set it to the public origin of the site, such as https://clinic.example, and start again.
`
}
