import type { BuiltFile } from './built-file.ts'
import { evictPictures } from './pictures.ts'
import { matchCache, type Later } from './storage.ts'

const CACHE = 'fonts'
const SHEETS = 'https://fonts.googleapis.com'
const FILES = 'https://fonts.gstatic.com'
/** Enough for several themes in all scripts of a clinic; the oldest are evicted first. */
const MOST = 40

/**
 * Matches our own fonts and those of a theme: the one allowed host has one origin for sheets and
 * one for files.
 */
export function isFont({ origin, pathname }: URL): boolean {
  if (origin === location.origin) return isFontFile(pathname)
  return origin === SHEETS || origin === FILES
}

export const isFontFile = (path: string): boolean => path.endsWith('.woff2')

/** Serves fonts, also offline, and never another file in their place. */
export function createFontHandler(
  files: BuiltFile[],
): (request: Request, later: Later) => Promise<Response> {
  const fingerprints = new Map(
    files.map(({ url, integrity }) => [new URL(url, location.origin).href, integrity]),
  )
  return ({ url }, later) => respond(url, fingerprints.get(url), later)
}

/**
 * A file never changes under its URL. A sheet may: its cached copy is served at once and
 * revalidated. A captive portal's page cached by an older worker is not accepted as a font.
 */
async function respond(
  url: string,
  fingerprint: string | undefined,
  later: Later,
): Promise<Response> {
  const found = await matchCache(url, CACHE)
  const cached = found && (await isExpectedFont(found, url, fingerprint)) ? found : null
  if (cached && !url.startsWith(SHEETS)) return cached
  const fresh = fetchAndCache(url, fingerprint, later)
  if (!cached) return fresh
  fresh.catch(() => undefined)
  return cached
}

/**
 * Returns whether a response is the requested font or sheet, and not a captive portal's page:
 * checks our own by fingerprint, others by type.
 */
export async function isExpectedFont(
  response: Response,
  url: string,
  fingerprint?: string,
): Promise<boolean> {
  if (!response.ok) return false
  if (fingerprint) return (await fingerprintOf(response.clone())) === fingerprint
  const type = response.headers.get('content-type') ?? ''
  return (url.startsWith(SHEETS) ? /^text\/css\b/ : /^(?:font|application\/(?:x-)?font-)/).test(
    type,
  )
}

async function fingerprintOf(response: Response): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  return `sha256-${btoa(String.fromCodePoint(...new Uint8Array(hash)))}`
}

async function fetchAndCache(
  url: string,
  fingerprint: string | undefined,
  later: Later,
): Promise<Response> {
  const first = await request(url)
  const isFirst = await isExpectedFont(first, url, fingerprint)
  // The HTTP cache may hold a captive portal's response: bypass it.
  const response = isFirst ? first : await request(url, 'reload')
  if (!isFirst && !(await isExpectedFont(response, url, fingerprint))) return response
  later(cacheFont(url, response.clone()).catch(() => undefined))
  return response
}

async function cacheFont(url: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.put(url, response).catch(evictPictures)
  const surplus = (await cache.keys()).slice(0, -MOST)
  await Promise.all(surplus.map((old) => cache.delete(old)))
}

/** Uses CORS, as for pictures: browsers count an opaque response as megabytes. */
function request(url: string, cache: RequestCache = 'default'): Promise<Response> {
  return fetch(url, { mode: 'cors', credentials: 'omit', cache })
}
