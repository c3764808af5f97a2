import { observable, observe, syncState, when } from '@legendapp/state'
import { observablePersistIndexedDB } from '@legendapp/state/persist-plugins/indexeddb'
import { syncedSupabase } from '@legendapp/state/sync-plugins/supabase'
import { createClient } from '@supabase/supabase-js'

import { show } from '../page/show.ts'
import type { Illness } from '../peer.ts'

// Its plugin for Supabase with changes since the last time, kept in IndexedDB, edits too. The
// plugin's own list asks once, and PostgREST gives 1,000 rows at once, so the list here asks on.

const TABLE = 'peer_legend'
const AT_ONCE = 1_000

const client = createClient(location.origin, 'public', { auth: { persistSession: false } })
/** Edits wait until the bench has them sent; so does the first list. */
const isOnline$ = observable(false)

const illnesses$ = observable(
  syncedSupabase({
    supabase: client,
    collection: TABLE,
    actions: ['read', 'create', 'update'],
    async list({ lastSync }) {
      const data: Illness[] = []
      for (;;) {
        let query = client.from(TABLE).select()
        if (lastSync) query = query.gt('updated_at', new Date(lastSync).toISOString())
        const response = await query.order('id').range(data.length, data.length + AT_ONCE - 1)
        if (response.error) return response as never
        data.push(...(response.data as Illness[]))
        if (response.data.length < AT_ONCE) return { data, error: null } as never
      }
    },
    persist: {
      name: 'illnesses',
      plugin: observablePersistIndexedDB({
        databaseName: 'peer-legend',
        version: 1,
        tableNames: ['illnesses'],
      }),
      retrySync: true,
    },
    retry: { infinite: true },
    waitFor: isOnline$,
    waitForSet: isOnline$,
    changesSince: 'last-sync',
    fieldCreatedAt: 'created_at',
    fieldUpdatedAt: 'updated_at',
    fieldDeleted: 'deleted',
  }),
)
const state$ = syncState(illnesses$)
const rows = () => (illnesses$.peek() ?? {}) as unknown as Record<string, Illness>

const waits = () =>
  Object.keys(state$.getPendingChanges() ?? {}).length + (state$.numPendingSets.peek() ?? 0)

show({
  async open() {
    // Like a list that stays on the screen: an unobserved list is not refetched.
    observe(() => illnesses$.get())
    await when(state$.isPersistLoaded)
  },
  first: async (count) =>
    Object.values(rows())
      .toSorted((a, b) => a.display_order - b.display_order)
      .slice(0, count),
  count: async () => Object.keys(rows()).length,
  get: async (id) => rows()[id],
  async pull() {
    const isFirst = !state$.isLoaded.peek()
    isOnline$.set(true)
    // It answers before it has asked.
    if (!isFirst) await state$.sync?.()
    await when(() => state$.isLoaded.get() && !state$.isGetting.get())
    isOnline$.set(false)
  },
  async edit(edits) {
    for (const { id, fields } of edits) illnesses$[id]?.assign?.(fields)
    // What waits is written a moment later; it says of no edit that it is.
    await new Promise((resolve) => setTimeout(resolve, 100))
  },
  async flush() {
    isOnline$.set(true)
    while (waits() > 0) await new Promise((resolve) => setTimeout(resolve, 5))
    isOnline$.set(false)
  },
  questions: async () => [],
})
