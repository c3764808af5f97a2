import type { DBCore, DBCoreTransaction, Middleware } from 'dexie'

const running = new Set<DBCoreTransaction>()

// A page that can be come back to is kept as it is, and WebKit keeps its transactions open with it:
// nobody else could read what they lock. What they would have written was promised to nobody yet.
globalThis.addEventListener?.('pagehide', ({ persisted }) => {
  for (const transaction of persisted ? running : []) {
    try {
      transaction.abort()
    } catch {
      // It has just ended.
    }
  }
})

/** Ends the transactions of a page that is left [D15]. */
export const abortOnPageHide: Middleware<DBCore> = {
  stack: 'dbcore',
  name: 'left',
  create: (core) => ({
    ...core,
    transaction(...asked) {
      const transaction = core.transaction(...asked)
      running.add(transaction)
      for (const end of ['complete', 'abort']) {
        ;(transaction as unknown as EventTarget).addEventListener(end, () =>
          running.delete(transaction),
        )
      }
      return transaction
    },
  }),
}
