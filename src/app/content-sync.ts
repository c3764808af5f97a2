import { mapPublicTables, type Content, type ContentStore } from '#db/content.ts'
import { openDatabase, PUBLIC_DATABASE } from '#db/database.ts'
import type { SyncState } from '#db/meta.ts'
import { activeTheme } from '#db/queries.ts'
import { withCacheEviction } from '#db/quota.ts'
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

const STORAGE_PATIENCE_MS = 6_000
/** After this time pages show what there is of them, although the rest is still on its way. */
const CONTENT_PATIENCE_MS = 10_000

/** Shows the stored content, and keeps it up to date. */
export function startContentSync(store: ContentStore, endpoint: Endpoint): void {
  const db = openDatabase(PUBLIC_DATABASE)
  const remote = withServerState(store, endpoint)
  let noted = false
  /** Whether the shown content comes from the server and could not be stored. */
  let isUnkept = false
  let reading: Promise<void> | null = null
  /** Large, so it is requested once, and again only after a failure. */
  const readUnkept = () => (reading ??= takeUnkept())
  async function takeUnkept(): Promise<void> {
    isUnkept = await showUnkept(store, remote)
    if (!isUnkept) reading = null
  }
  /** Whatever the reason, the default theme shows; the log says why (AC-383). */
  function noteTheme(content: Content | null, problem: SyncState['problem']): void {
    const lacks = content === null ? problem !== null : activeTheme(content) === null
    if (lacks && !noted) browserEnvironment.warn('Failed to load theme')
    noted = lacks
  }

  let isUnreadable = false
  const { content: rendered } = store.get()
  const show = () =>
    subscribeToContent(
      db,
      (mirrored, sync, isComing) => {
        if (isUnkept) return
        // The rows of the open page may come with a later page of the initial sync [R19].
        const content = isComing ? mergeRows(rendered, mirrored) : mirrored
        const problem = sync?.problem ?? null
        store.set({
          // Prerendered content stays until the content is complete.
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
      },
      () => {
        isUnreadable = true
        void readUnkept()
      },
    )
  let isRequested = false
  const server = withPrefetch<PullRemote>({
    pull(since) {
      isRequested = true
      return remote.pull(since)
    },
  })
  const start = () => startSync(db, pullOrShow, browserEnvironment)
  async function pullOrShow(): Promise<'idle' | 'more'> {
    try {
      const next = await withCacheEviction(() => pullOnce(db, server))
      if (isUnreadable) await readUnkept()
      else isUnkept = false
      return next
    } catch (error) {
      // On a full or broken disk the content is read without being stored.
      if (!(error instanceof RemoteError)) await readUnkept()
      throw error
    }
  }
  // A database or a lock that never responds keeps no reader waiting. A slow network is different.
  setTimeout(() => {
    const { content, page, isPartial } = store.get()
    if (!isRequested && (!content || page || isPartial)) void readUnkept()
  }, STORAGE_PATIENCE_MS)
  setTimeout(() => {
    if (!hasOwnContent(store)) store.set({ slow: true })
  }, CONTENT_PATIENCE_MS)
  // A slow database shows its content as soon as it opens, offline too. In tasks of their own: on
  // a cheap phone a tap is handled in between.
  void db
    .open()
    .catch(readUnkept)
    .then(() => setTimeout(show))
    .then(() => setTimeout(start))
}

/**
 * Wraps the server to show readers when it is silent. Offline is shown if the browser reports it
 * and a request has failed: browsers are unreliable about it (S-96).
 */
function withServerState(store: ContentStore, endpoint: Endpoint): PullRemote {
  const remote = createPublicRemote(endpoint, () =>
    store.set(hasOwnContent(store) ? { stale: true } : { failed: true }),
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

/** Returns whether the content is not only that of a server-rendered page. */
function hasOwnContent(store: ContentStore): boolean {
  const { content, page } = store.get()
  return content !== null && page === null
}

/** Merges the synced content with the rows of the server-rendered page. */
function mergeRows(rendered: Content | null, content: Content | null): Content | null {
  if (!rendered || !content) return content
  const rows: object = mapPublicTables((table) => {
    const syncedIds = new Set(content[table].map(({ id }) => id))
    return [...content[table], ...rendered[table].filter(({ id }) => !syncedIds.has(id))]
  })
  return rows as Content
}

/**
 * Shows the server's content without storing it, for a browser without storage. Returns false on
 * failure.
 */
async function showUnkept(store: ContentStore, remote: PullRemote): Promise<boolean> {
  try {
    const { put } = await remote.pull(FULL_PULL)
    const rows: object = mapPublicTables((table) =>
      (put?.[table] ?? []).map((row) => withDefaults(table, row)),
    )
    // The server has validated its rows.
    const content = rows as Content
    store.set({ content, page: null, listOf: null, isPartial: false, failed: false, stale: false })
    return true
  } catch {
    store.set({ failed: !hasOwnContent(store) })
    return false
  }
}
