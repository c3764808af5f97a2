import { getSocialIcon, type SocialIcon } from './social.ts'
import { toWebHref } from './web-address.ts'

// For forms only; visitors need the icons, which are in social.ts.

/** The sites of each platform that has a symbol. */
const hosts: Record<Exclude<SocialIcon, 'link'>, readonly string[]> = {
  facebook: ['facebook.com', 'fb.com', 'fb.me'],
  instagram: ['instagram.com', 'instagr.am'],
  twitter: ['twitter.com', 'x.com'],
  linkedin: ['linkedin.com', 'lnkd.in'],
  youtube: ['youtube.com', 'youtu.be'],
}

/** Returns the host of a URL if it is not one of the platform's own; null if it is. */
export function findUnexpectedHost(platformName: string, address: string): string | null {
  const platform = getSocialIcon(platformName)
  const host = hostOf(address)
  if (platform === 'link' || host === null) return null
  const isOwn = hosts[platform].some((ownHost) => host === ownHost || host.endsWith(`.${ownHost}`))
  return isOwn ? null : host
}

/** Formats a URL for display: 'youtube.com/@clinic'; null if it is not a website. */
export function formatUrl(address: string | null): string | null {
  const href = toWebHref(address)
  if (href === null) return null
  const { host, pathname, search } = new URL(href)
  return `${withoutWww(host)}${pathname === '/' ? '' : pathname}${search}`
}

function hostOf(address: string): string | null {
  const href = toWebHref(address)
  return href === null ? null : withoutWww(new URL(href).hostname)
}

const withoutWww = (host: string) => host.replace(/^www\./, '')
