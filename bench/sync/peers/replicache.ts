import { Replicache, type ReadTransaction, type WriteTransaction } from 'replicache'

import { show } from '../page/show.ts'
import type { Edit, Illness } from '../peer.ts'

// Pushes and pulls when the bench asks, once it has its first rows. It works in memory and writes to
// IndexedDB about a second later, and says nothing when it has.

const KEY = 'illness/'
const NEVER_MS = 2 ** 31 - 1

let replicache: Replicache<{ edit: (tx: WriteTransaction, edit: Edit) => Promise<void> }>

const read = <T>(body: (tx: ReadTransaction) => Promise<T>): Promise<T> => replicache.query(body)

let isEmpty = true

/** It asks for the first rows by itself as soon as it is opened; they come all at once. */
function firstRows(): Promise<void> {
  return new Promise((resolve) => {
    replicache.subscribe((tx) => tx.isEmpty(), {
      onData: (nothing) => {
        if (!nothing) resolve()
      },
    })
  })
}

async function flush(): Promise<void> {
  await replicache.push({ now: true })
  while ((await replicache.experimentalPendingMutations()).length > 0) {
    await replicache.pull({ now: true })
  }
}

show({
  async open() {
    replicache = new Replicache({
      name: 'peer',
      pushURL: '/replicache-server/push',
      pullURL: '/replicache-server/pull',
      pushDelay: NEVER_MS,
      pullInterval: null,
      indexes: { order: { jsonPointer: '/place', prefix: KEY, allowEmpty: true } },
      mutators: {
        async edit(tx, { id, fields }) {
          const illness = (await tx.get(KEY + id)) as object
          await tx.set(KEY + id, { ...illness, ...fields })
        },
      },
    })
    await replicache.clientGroupID
    isEmpty = await read((tx) => tx.isEmpty())
  },
  first: (count) =>
    read(async (tx) => {
      const found: unknown = await tx.scan({ indexName: 'order', limit: count }).values().toArray()
      return found as Illness[]
    }),
  count: () => read(async (tx) => (await tx.scan({ prefix: KEY }).keys().toArray()).length),
  get: (id) => read(async (tx) => (await tx.get(KEY + id)) as unknown as Illness),
  async pull() {
    await (isEmpty ? firstRows() : replicache.pull({ now: true }))
    isEmpty = false
  },
  async edit(edits) {
    for (const edit of edits) await replicache.mutate.edit(edit)
  },
  flush,
  questions: async () => [],
})
