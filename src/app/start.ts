// The first script of every page, in the oldest form of script that knows modules, so that no
// browser below the floor (S-79) stumbles over the app's: there the page stays as it was drawn.
openInChosenLanguage()
hideExpiredNotices()
const app = document.querySelector<HTMLLinkElement>('link#app')
const libraries = document.querySelector<HTMLLinkElement>('link#libraries')
if (app && libraries && 'hasOwn' in Object) {
  registerServiceWorker()
  // One after the other, though they come at the same time: on a cheap phone a tap gets in between.
  run(libraries, () => run(app))
} else if (app) {
  const loading = document.querySelector('.slow')?.previousElementSibling
  if (loading) {
    loading.textContent = 'This browser is too old for this page. Please update it.'
  }
}

/** Home without a language opens in the one its reader chose; every other address says its own. */
function openInChosenLanguage(): void {
  if (location.pathname !== '/') return
  try {
    // oxlint-disable-next-line no-restricted-globals -- src/theme keeps it; this file imports nothing
    const chosen = localStorage.getItem('nadi-language')
    const link = document.querySelector<HTMLAnchorElement>(`a[hreflang="${chosen}"]`)
    if (link) location.replace(link.pathname + location.search + location.hash)
  } catch {
    // A browser that stores nothing remembers no choice.
  }
}

/**
 * On a first visit the worker comes before the app: it keeps this page, so that a connection lost a
 * moment later does not take it away (S-84). All the rest waits until the page is quiet.
 */
function registerServiceWorker(): void {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return
  if (navigator.serviceWorker.controller) return
  // Where it is refused the site works without one (src/app/device/updates.ts).
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
}

/**
 * Notices that ended after this page was drawn go before the app is there, so that nothing moves
 * under a reader's finger (S-86). The day as in src/model/days: this file imports nothing.
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
