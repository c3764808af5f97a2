import { Workbox } from 'workbox-window'

import { PART_MISSING } from '#late/fetch-part.ts'
import { hasUnsavedInput } from '#ui/unsaved-input.ts'

import { requestPersistentStorage } from './persistent-storage.ts'
import { supportsServiceWorker, postToWorker } from './post-to-worker.ts'
import { sendPreferencesToWorker } from './send-preferences.ts'

// In the same file, as both wait until the page is idle and each would be one of 0.2 kB.
export { openDetailsForPrint } from './print-details.ts'

type Listener = () => void

const UPDATE_CHECK_MS = 60 * 60_000

let workbox: Workbox | undefined
let waiting = false
let waitedAlready = false
const listeners = new Set<Listener>()

/**
 * Registers the service worker and notices when a newer build waits to be used. Where the browser
 * refuses service workers, as in some private windows, there never is one, and the site goes on
 * without.
 */
export async function watchForUpdates(): Promise<void> {
  if (!supportsServiceWorker()) return
  // A first visit has registered it already (src/app/start.ts).
  await navigator.serviceWorker.ready
  // A worker that unregisters itself (tools/kill-switch) must not be registered again.
  if (!(await navigator.serviceWorker.getRegistration())) return
  await register()
  // The first worker may have taken over while this page was loading, and missed it.
  if (!controller()) void postToWorker({ type: 'claim' })
  // A page that stays open for days hears of an update too.
  setInterval(() => void workbox?.update().catch(() => undefined), UPDATE_CHECK_MS)
  navigator.serviceWorker.addEventListener('controllerchange', () => (ours ??= controller()))
  window.addEventListener(PART_MISSING, replaceOutdated)
  // A first visit begins with the page alone.
  void postToWorker({ type: 'cache-files' })
  sendPreferencesToWorker()
  await requestPersistentStorage((getNavigationTiming()?.workerStart ?? 0) > 0)
}

/**
 * Workbox stops listening once it has met a worker that it did not register itself. Where that one
 * cannot be installed, as on half a connection, a new instance hears of the next.
 */
async function register(): Promise<void> {
  workbox = new Workbox('/service-worker.js')
  workbox.addEventListener('waiting', ({ wasWaitingBeforeRegister = false }) =>
    announceUpdate(wasWaitingBeforeRegister),
  )
  workbox.addEventListener('redundant', ({ isExternal }) => {
    if (isExternal) void register()
  })
  const registration = await workbox.register({ immediate: true }).catch(() => undefined)
  // Workbox does not listen to one whose installation began earlier.
  registration?.installing?.addEventListener('statechange', () => {
    if (registration.waiting) announceUpdate(false)
  })
}

function announceUpdate(wasThereAlready: boolean): void {
  if (waiting) return
  waiting = true
  waitedAlready = wasThereAlready
  for (const listener of listeners) listener()
}

const TIME_TO_LEAVE_MS = 1000

const controller = (): ServiceWorker | null => navigator.serviceWorker?.controller ?? null

/** The worker that this page began with: it has all files of this page's build. */
let ours = controller()

/**
 * Another tab took a newer build: a part of this older one, not loaded before, is gone. A part that
 * only the network did not give comes by itself (src/late/fetch-part.ts).
 */
function replaceOutdated(): void {
  // Only once: if one reload did not help, another would not.
  if (getNavigationTiming()?.type === 'reload' || ours === null || controller() === ours) return
  // Firefox breaks off what a page is loading as soon as its reader goes elsewhere: a reload at once
  // would keep them here. A page that is left has no timers.
  setTimeout(reload, TIME_TO_LEAVE_MS)
}

/** How this page was opened, and whether by the worker: then it was here before. */
function getNavigationTiming(): PerformanceNavigationTiming | undefined {
  const [opening] = performance.getEntriesByType('navigation')
  return opening as PerformanceNavigationTiming | undefined
}

export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const isUpdateWaiting = (): boolean => waiting

/** Whether it was there before this page was opened. */
export const wasUpdateWaitingAtStart = (): boolean => waitedAlready

/**
 * Activates the newer build and reloads this tab only: another tab may have unsaved input. Returns
 * false, with no effect, while this tab has unsaved input.
 */
export async function applyUpdate(): Promise<boolean> {
  if (hasUnsavedInput()) return false
  if (!waiting) return true
  const registration = await navigator.serviceWorker.getRegistration()
  // Another tab may have put it to use already: then only this one's files are old.
  if (!workbox || !registration?.waiting) location.reload()
  else {
    workbox.addEventListener('controlling', reload)
    workbox.messageSkipWaiting()
  }
  return true
}

/** The older worker may take minutes to stop, and the user may be typing by then. */
function reload(): void {
  if (!hasUnsavedInput()) location.reload()
}

/** From the first sign-in on, this device keeps the staff screens for when there is no network. */
export async function cacheStaffFiles(): Promise<void> {
  await postToWorker({ type: 'cache-staff-files' })
}
