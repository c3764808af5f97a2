import { createClient } from '@supabase/supabase-js'
import { createRxDatabase, type RxCollection } from 'rxdb/plugins/core'
import { replicateSupabase } from 'rxdb/plugins/replication-supabase'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'

import { show } from '../page/show.ts'
import type { Illness } from '../peer.ts'

// The free storage of RxDB and its own plugin for Supabase. There is no Realtime here, so it is run
// as often as the bench asks (`live: false`) and never told of a change: kept running and told to
// look again (`reSync`), it took longer for every case. The plugin refuses columns that hold lists,
// so the table has them as text.

const text = { type: ['string', 'null'] }
const schema = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: { type: 'string', maxLength: 36 },
    illness_name: { type: 'string' },
    slug: { type: 'string' },
    short_summary: { type: 'string' },
    meaning: text,
    symptoms: text,
    management_treatment: text,
    when_to_get_help: text,
    also_called: text,
    tags: text,
    visibility: { type: 'string' },
    display_order: { type: 'integer', minimum: 0, maximum: 1_000_000, multipleOf: 1 },
    translations: text,
  },
  required: ['id', 'illness_name', 'short_summary', 'display_order'],
  indexes: ['display_order'],
} as const

const client = createClient(location.origin, 'public', { auth: { persistSession: false } })
let illnesses: RxCollection<Illness>

/** One run of the replication to its end: what waits goes up, what changed comes down. */
async function replicate(onFirstRows?: () => void): Promise<void> {
  const replication = replicateSupabase({
    replicationIdentifier: 'illnesses',
    collection: illnesses,
    client,
    tableName: 'peer_rxdb',
    live: false,
    waitForLeadership: false,
    retryTime: 1_000,
    pull: { batchSize: 1_000 },
    push: { batchSize: 50 },
  })
  const failed = new Promise((_, reject) => {
    replication.error$.subscribe((error) => reject(new Error(error.message)))
  })
  replication.received$.subscribe(() => onFirstRows?.())
  await Promise.race([replication.awaitInitialReplication(), failed]).finally(() =>
    replication.cancel(),
  )
}

show({
  async open() {
    const db = await createRxDatabase({ name: 'peer-rxdb', storage: getRxStorageDexie() })
    const collections = await db.addCollections({ illnesses: { schema } })
    illnesses = collections.illnesses
  },
  first: async (count) => {
    const found = await illnesses.find({ sort: [{ display_order: 'asc' }], limit: count }).exec()
    return found.map((document) => document.toJSON())
  },
  count: () => illnesses.count().exec(),
  get: async (id) => (await illnesses.findOne(id).exec())?.toJSON(),
  pull: replicate,
  async edit(edits) {
    for (const { id, fields } of edits) {
      const document = await illnesses.findOne(id).exec()
      await document?.incrementalPatch(fields)
    }
  },
  flush: () => replicate(),
  questions: async () => [],
})
