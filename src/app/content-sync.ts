import { mapPublicTables, type Content, type ContentStore } from '#db/content.ts'
import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import type { SyncState } from '#db/meta.ts'
import { activeTheme } from '#db/queries.ts'
import { isQuotaExceeded, withCacheEviction } from '#db/quota.ts'
import { subscribeToContent } from '#db/subscriptions.ts'
import { withDefaults } from '#model/blanks.ts'
import { FULL_PULL } from '#model/cursors.ts'
import type { Endpoint } from '#remote/endpoint.ts'
import { createPublicRemote } from '#remote/public-remote.ts'
import { RemoteError, type PullRemote } from '#remote/remote.ts'
import { browserEnvironment } from '#sync/browser-environment.ts'
import { startSync } from '#sync/engine.ts'
import { withPrefetch } from '#sync/prefetch.ts'
import { pullOnce } from '#sync/pull.ts'

import { cachePages } from './device/cache-pages.ts'
import { cachePictures } from './device/cache-pictures.ts'

const OPEN_PATIENCE_MS = 6_000

/** Shows what this device has, and keeps it as fresh as the network lets it be. */
export function startContentSync(store: ContentStore, endpoint: Endpoint): void {
  const db = openDatabase(PUBLIC_DATABASE)
  const remote = heard(store, endpoint)
  let noted = false
  /** Whether what is shown is the server's, which this device could not keep. */
  let isUnkept = false
  let reading: Promise<void> | null = null
  /** It is large: asked for once, and again only where it did not come. */
  const readUnkept = () => (reading ??= takeUnkept())
  async function takeUnkept(): Promise<void> {
    isUnkept = await showUnkept(store, remote)
    if (!isUnkept) reading = null
  }
  /** Whatever the reason, the default theme shows; whoever wonders why finds it (AC-383). */
  function noteTheme(content: Content | null, problem: SyncState['problem']): void {
    const lacks = content === null ? problem !== null : activeTheme(content) === null
    if (lacks && !noted) browserEnvironment.warn('Failed to load theme')
    noted = lacks
  }

  const { content: drawn } = store.get()
  const show = () =>
    subscribeToContent(db, (mirrored, sync, isComing) => {
      if (isUnkept) return
      // The page that somebody came for may be in a later portion [R19].
      const content = isComing ? withRowsOf(drawn, mirrored) : mirrored
      const problem = sync?.problem ?? null
      store.set({
        // What came with the page stays until there is the whole.
        ...(content && { content, page: null, listOf: null }),
        asOf: sync?.answeredAt ?? null,
        failed: content === null && problem !== null,
        stale: content !== null && problem !== null,
        isPartial: isComing,
      })
      noteTheme(content, problem)
      if (!content || isComing) return
      cachePages(content)
      cachePictures(content, endpoint)
    })
  const server = withPrefetch(remote)
  const start = () => startSync(db, pullOrShow, browserEnvironment)
  async function pullOrShow(): Promise<'idle' | 'more'> {
    try {
      const next = await withCacheEviction(() => pullOnce(db, server))
      isUnkept = false
      return next
    } catch (error) {
      // Where there is no room for the content it is read all the same.
      if (isQuotaExceeded(error)) await readUnkept()
      throw error
    }
  }
  // Each in a task of its own: on a cheap phone a tap gets in between.
  const opened = db.open()
  void Promise.race([opened, tooLong()]).catch(readUnkept)
  // One that is only slow shows what it has as soon as it can, without a network too.
  void opened
    .catch(readUnkept)
    .then(() => setTimeout(show))
    .then(() => setTimeout(start))
}

/** A database that neither opens nor fails would keep readers waiting for pages that the server has. */
function tooLong(): Promise<never> {
  return new Promise((_resolve, reject) => {
    setTimeout(reject, OPEN_PATIENCE_MS)
  })
}

/**
 * The server, of which readers hear that it is silent. That there is no network is said where the
 * browser says so and a try has failed: browsers are wrong about it (S-96).
 */
function heard(store: ContentStore, endpoint: Endpoint): PullRemote {
  const remote = createPublicRemote(endpoint, () =>
    store.set(store.get().content === null ? { failed: true } : { stale: true }),
  )
  return {
    async pull(since) {
      let offline = false
      try {
        return await remote.pull(since)
      } catch (error) {
        const isLost = error instanceof RemoteError && error.failure === 'unreachable'
        offline = isLost && !navigator.onLine
        throw error
      } finally {
        store.set({ offline })
      }
    },
  }
}

/** What has come so far, and what the page that the server drew was made of. */
function withRowsOf(drawn: Content | null, content: Content | null): Content | null {
  if (!drawn || !content) return content
  const rows: object = mapPublicTables((table) => {
    const there = new Set(content[table].map(({ id }) => id))
    return [...content[table], ...drawn[table].filter(({ id }) => !there.has(id))]
  })
  return rows as Content
}

/**
 * A browser that lets nobody keep anything reads all the same, from what the server says now. False
 * where that did not come.
 */
async function showUnkept(store: ContentStore, remote: PullRemote): Promise<boolean> {
  try {
    const { put } = await remote.pull(FULL_PULL)
    const rows: object = mapPublicTables((table) =>
      (put?.[table] ?? []).map((row) => withDefaults(table, row)),
    )
    // They are the server's own, checked there.
    store.set({ content: rows as Content, page: null, listOf: null, failed: false, stale: false })
    return true
  } catch {
    store.set({ failed: store.get().content === null })
    return false
  }
}
