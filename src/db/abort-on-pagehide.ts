import type { DBCore, DBCoreTransaction, Middleware } from 'dexie'

const running = new Set<DBCoreTransaction>()

// WebKit keeps the transactions of a page in the back/forward cache open, which would lock all
// other tabs out. Aborting is safe: nothing unfinished was reported as saved.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  for (const transaction of persisted ? running : []) {
    try {
      transaction.abort()
    } catch {
      // The transaction has just ended.
    }
  }
})

/** Aborts the open transactions on pagehide [D15]. */
export const abortOnPageHide: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'left',
  create: (core) => ({
    ...core,
    transaction(...args) {
      const transaction = core.transaction(...args)
      running.add(transaction)
      // Dexie's type leaves out that it is an IDBTransaction.
      const request = transaction as DBCoreTransaction & EventTarget
      for (const end of ['complete', 'abort']) {
        request.addEventListener(end, () => running.delete(transaction))
      }
      return transaction
    },
  }),
}
