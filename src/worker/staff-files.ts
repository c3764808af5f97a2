const CACHE = 'staff-files'

/** A file of a build that is not in the precache: a patient never asks for one. */
export function isStaffFile(url: URL): boolean {
  return url.origin === location.origin && url.pathname.startsWith('/assets/')
}

/** File names carry a hash of their content: a copy never goes stale, and an older tab may still want an older one. */
export async function answerStaffFile(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const cached = await cache.match(request.url)
  if (cached) return cached
  const response = await fetch(request)
  if (isScriptOrStyle(response))
    await cache.put(request.url, response.clone()).catch(() => undefined)
  return response
}

/** Fetches all staff screens of this build. */
export async function keepStaffFiles(): Promise<void> {
  const answer = await fetch('/staff-files.json', { cache: 'no-cache' })
  if (!answer.ok) return
  const files = (await answer.json()) as string[]
  const cache = await caches.open(CACHE)
  for (const file of files) {
    if (await cache.match(file)) continue
    const response = await fetch(file)
    if (isScriptOrStyle(response)) await cache.put(file, response)
  }
}

/** A captive portal's page must not become a script. */
function isScriptOrStyle(response: Response): boolean {
  return response.ok && /javascript|css/.test(response.headers.get('content-type') ?? '')
}
