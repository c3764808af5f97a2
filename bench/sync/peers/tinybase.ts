import { createMergeableStore } from 'tinybase'
import { createIndexedDbPersister } from 'tinybase/persisters/persister-indexed-db'
import {
  createWsSynchronizer,
  type WsSynchronizer,
} from 'tinybase/synchronizers/synchronizer-ws-client'

import { show } from '../page/show.ts'
import type { Illness } from '../peer.ts'

// All of the store is in memory, and kept as one value in IndexedDB. A synchroniser is connected for
// as long as the bench wants it to be.

const TABLE = 'illnesses'
const RESPONSE_TIMEOUT_S = 30

const store = createMergeableStore()
const persister = createIndexedDbPersister(store, 'peer-tinybase')

async function connected(work: (synchronizer: WsSynchronizer<WebSocket>) => Promise<void>) {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/illnesses`)
  const closed = new Promise<never>((_resolve, reject) => {
    socket.addEventListener('close', ({ code, reason }) =>
      reject(new Error(`its server closed the line: ${code} ${reason}`)),
    )
  })
  // In the end it is closed from here, without a message.
  closed.catch(() => undefined)
  const synchronizer = await createWsSynchronizer(store, socket, RESPONSE_TIMEOUT_S)
  await Promise.race([work(synchronizer), closed])
  await synchronizer.destroy()
}

function row(id: string): Illness {
  const found: unknown = { id, ...store.getRow(TABLE, id) }
  return found as Illness
}

show({
  open: async () => void (await persister.load()),
  first: async (count) => store.getSortedRowIds(TABLE, 'display_order', false, 0, count).map(row),
  count: async () => store.getRowIds(TABLE).length,
  get: async (id) => row(id),
  pull: () =>
    connected(async (synchronizer) => {
      await synchronizer.startSync()
      await persister.save()
    }),
  async edit(edits) {
    for (const { id, fields } of edits) store.setPartialRow(TABLE, id, fields)
    await persister.save()
  },
  flush: () =>
    connected(async (synchronizer) => {
      await synchronizer.startSync()
      await synchronizer.save()
      await persister.save()
      // It is told of no arrival: the bench itself looks for the edits on the server.
      await window.waitForArrival?.()
    }),
  questions: async () => [],
})
