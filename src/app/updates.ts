import { Workbox } from 'workbox-window'

import { hasUnsaved } from '#ui/unsaved.ts'

type Listener = () => void

let waiting: Workbox | null = null
const listeners = new Set<Listener>()

/** Registers the service worker and notices when a newer build waits to be used. */
export async function watchForUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const worker = new Workbox('/service-worker.js')
  worker.addEventListener('waiting', () => {
    waiting = worker
    for (const listener of listeners) listener()
  })
  const registration = await worker.register()
  // A page that was loading just when the first worker took over has been passed by.
  if (!navigator.serviceWorker.controller) registration?.active?.postMessage({ type: 'claim' })
  // A page that stays open for days hears of an update too.
  setInterval(() => void registration?.update().catch(() => undefined), 60 * 60_000)
}

export function onUpdateWaiting(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const updateIsWaiting = (): boolean => waiting !== null

/**
 * Puts the newer build to use and reloads this tab, and this tab only: another
 * one may hold what somebody is typing. False, and nothing happens, while this one does.
 */
export async function takeUpdate(): Promise<boolean> {
  if (hasUnsaved()) return false
  if (!waiting) return true
  const registration = await navigator.serviceWorker.getRegistration()
  // Another tab may have put it to use already: then only this one's files are old.
  if (!registration?.waiting) location.reload()
  else {
    navigator.serviceWorker.addEventListener('controllerchange', reload)
    waiting.messageSkipWaiting()
  }
  return true
}

/** The older worker may take minutes to let go, and by then somebody may be typing. */
function reload(): void {
  if (!hasUnsaved()) location.reload()
}

/** From the first sign-in on, this device keeps the staff screens for when there is no network. */
export async function keepStaffFiles(): Promise<void> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep-staff-files' })
}
