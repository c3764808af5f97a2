import type { ClinicDatabase } from '#db/database.ts'
import { listBlockedEdits, readNextBatch, getUndoTimeLeft } from '#db/outbox.ts'
import { readOutbox } from '#db/read-view.ts'

import type { Outgoing } from './engine.ts'

/** Describes the outbox to the engine. */
export function createOutgoing(db: ClinicDatabase): Outgoing {
  return {
    async names() {
      const box = await readOutbox(db)
      const blocked = listBlockedEdits(box)
      // A blocked edit gets its name once it is unblocked: now it can be sent.
      const queued = box.filter((entry) => entry.state === 'queued' && !blocked.has(entry))
      // An edit gets a second name when its undo window ends: now it can be sent.
      return queued.map(({ id, undoUntil }) => (undoUntil ? `${id} can be taken back` : id))
    },
    isDue: async (now) => (await readNextBatch(db, 1, now)).length > 0,
    undoLeft: (now) => getUndoTimeLeft(db, now),
  }
}
