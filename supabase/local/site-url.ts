import { parseOrigin } from './origin.ts'

/** Reads the setting SITE_URL: the origin by which the public finds the site, or undefined where it is not set. */
export function readSiteUrl(setting = ''): string | undefined {
  const text = setting.trim()
  if (text === '') return undefined
  const origin = parseOrigin(text)
  if (origin !== null) return origin
  throw new Error(
    `SITE_URL is where the public finds the site, such as https://clinic.example, with no path behind it; not "${text}".`,
  )
}
