// The first script of every page, in syntax that every browser with modules parses, so that
// browsers below the baseline (S-79) do not fail in the app: there the page stays as it was
// rendered.

openInChosenLanguage()
hideExpiredNotices()
const app = document.querySelector<HTMLLinkElement>('link#app')
const libraries = document.querySelector<HTMLLinkElement>('link#libraries')
if (app && libraries && 'hasOwn' in Object) {
  replaceRefusedInterfaces()
  // In sequence, although they load in parallel: on a cheap phone a tap is handled in between.
  run(libraries, () => run(app))
} else if (app) {
  const loading = document.querySelector('.slow')?.previousElementSibling
  if (loading) {
    loading.textContent = 'This browser is too old for this page. Please update it.'
  }
}

/**
 * Redirects the home page without a language to the reader's language; every other URL names its
 * own.
 */
function openInChosenLanguage(): void {
  if (location.pathname !== '/') return
  try {
    // oxlint-disable-next-line no-restricted-globals -- src/theme keeps it; this file imports nothing
    const chosen = localStorage.getItem('nadi-language')
    const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${chosen}"]`)
    if (link) location.replace(link.pathname + location.search + location.hash)
  } catch {
    // Without storage there is no preference.
  }
}

/**
 * What the app and its libraries can do without may throw: with cookies turned off, in an app's web
 * view, or because of an extension. Such an interface is replaced, as it would stop the page.
 */
function replaceRefusedInterfaces(): void {
  const noPerformance = { now: Date.now, mark: doNothing, getEntriesByType: () => [] }
  const interfaces: [owner: object, name: string, attempt: () => unknown, standIn?: unknown][] = [
    [window, 'BroadcastChannel', () => new BroadcastChannel('').close()],
    // oxlint-disable-next-line no-restricted-properties -- only asks whether reading it throws
    [window, 'crypto', () => crypto.subtle],
    [window, 'matchMedia', () => matchMedia('').matches, () => new EventTarget()],
    [window, 'performance', () => performance.mark('start'), noPerformance],
    [window, 'FinalizationRegistry', () => new FinalizationRegistry(doNothing)],
    // The next two are absent in some browsers, which the app knows.
    [window, 'requestIdleCallback', () => window.requestIdleCallback?.(doNothing), setTimeout],
    [AbortSignal, 'timeout', () => window.AbortSignal.timeout?.(0), doNothing],
    [HTMLElement.prototype, 'focus', () => new Image().focus(), doNothing],
    [history, 'state', () => history.state],
    [history, 'replaceState', () => history.replaceState(history.state, ''), doNothing],
    [String.prototype, 'normalize', () => ''.normalize(), returnThis],
    [navigator, 'connection', () => (navigator as { connection?: object }).connection],
    [navigator, 'userAgentData', () => (navigator as { userAgentData?: object }).userAgentData],
    [navigator, 'serviceWorker', registerServiceWorker],
  ]
  for (const [owner, name, attempt, value] of interfaces) {
    try {
      attempt()
    } catch {
      Reflect.defineProperty(owner, name, { value })
    }
  }
}

/**
 * On a first visit the worker is registered before the app: it caches this page, in case the
 * connection is lost a moment later (S-84). Its other work waits until the page is idle.
 */
function registerServiceWorker(): void {
  if (import.meta.env.DEV || navigator.serviceWorker.controller) return
  // Without one the site still works (src/app/device/updates.ts).
  navigator.serviceWorker.register('/service-worker.js').catch(doNothing)
}

/**
 * Hides notices that ended after this page was rendered before the app loads, so that nothing
 * shifts (S-86). Computes the day like src/model/days: this file has no imports.
 */
function hideExpiredNotices(): void {
  const today = new Date(Date.now() + 19_800_000).toISOString().slice(0, 10)
  for (const notice of document.querySelectorAll<HTMLElement>('[data-ends-on]')) {
    notice.hidden = (notice.dataset['endsOn'] ?? '') < today
  }
}

function run({ href }: HTMLLinkElement, next?: () => void): void {
  const script = document.createElement('script')
  script.type = 'module'
  script.crossOrigin = ''
  script.src = href
  if (next) script.addEventListener('load', next)
  document.head.appendChild(script)
}

function doNothing(): void {}

function returnThis(this: string): string {
  return this
}
