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
