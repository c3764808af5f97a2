import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { indexedDB } from 'fake-indexeddb'
import { afterAll, afterEach, vi } from 'vitest'

// Of every test of a screen: a machine that is busy with other things takes seconds for what takes a
// moment by itself. What does come is not waited for any longer.
configure({ asyncUtilTimeout: 20_000 })

// The files of a worker share libraries and a window, which is half of the work of loading them. Our
// own modules come anew with each, and it begins on a device that has nothing.
if (typeof window !== 'undefined') emptyWindow()
afterEach(cleanup)
afterAll(async () => {
  // One that is still coming when the next file begins would not be anew.
  await vi.dynamicImportSettled()
  // Dexie warns of each connection that is still open. A worker that ends while a warning is on its
  // way fails the whole run.
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const databases = await indexedDB.databases()
  await Promise.all(databases.map(({ name = '' }) => deleteDatabase(name)))
  warn.mockRestore()
  vi.resetModules()
})

/** Asks every connection to close, and waits for those that do. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => resolve())
    request.addEventListener('blocked', () => resolve())
    request.addEventListener('error', () => reject(new Error(`${name} was not deleted`)))
  })
}

function emptyWindow(): void {
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } }
  happyDOM.setURL('http://localhost:3000/')
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  const { documentElement: root } = document
  for (const { name } of Array.from(root.attributes)) root.removeAttribute(name)
}
