import type { Page } from 'playwright-core'

/**
 * Everything on the device that a script of this site can read, as one text: databases, storage,
 * caches with their files, private files, the page, and the tab's history.
 */
export function readEverythingOn(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Both run in the browser, which knows nothing outside of this function.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const toPromise = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(new Error('Not read')))
      })
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const inText = (value: unknown) =>
      JSON.stringify(value, (_key, part: unknown) =>
        part instanceof ArrayBuffer ? new TextDecoder('latin1').decode(part) : part,
      )
    const found = [
      inText(Object.entries(window.localStorage)),
      inText(Object.entries(window.sessionStorage)),
    ]
    found.push(document.cookie, window.name, document.documentElement.outerHTML)
    for (const part of document.querySelectorAll('input, textarea, select')) {
      found.push((part as HTMLInputElement).value)
    }
    const { navigation } = window as unknown as { navigation: { entries: () => { url: string }[] } }
    found.push(inText(window.history.state), inText(navigation.entries().map(({ url }) => url)))
    const folder = await navigator.storage.getDirectory()
    const files = folder as unknown as { keys: () => AsyncIterable<string> }
    for await (const name of files.keys()) found.push(name)

    for (const { name = '' } of await window.indexedDB.databases()) {
      const db = await toPromise(window.indexedDB.open(name))
      found.push(name)
      for (const store of db.objectStoreNames) {
        found.push(inText(await toPromise(db.transaction(store).objectStore(store).getAll())))
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found.push(
          request.url,
          inText([...request.headers]),
          inText([...(response?.headers ?? [])]),
        )
        found.push(new TextDecoder('latin1').decode(await response?.arrayBuffer()))
      }
    }
    return found.join('\n')
  })
}
