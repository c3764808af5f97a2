import { toRecordKey } from '#model/mutation.ts'

import type { ClinicDatabase } from '../database.ts'
import { readOutbox } from '../read-view.ts'
import type { OutboxEntry } from '../stored-types.ts'

/** Whether a record is saved on the server, waiting, or parked. */
export type RecordState =
  | { kind: 'saved'; at: number | null }
  | { kind: 'waiting'; edits: number }
  | { kind: 'attention'; edits: number }

/** Reads the state of every record with an edit in the outbox, by 'table/id'. */
export async function readRecordStates(db: ClinicDatabase): Promise<Map<string, RecordState>> {
  return db.transaction('r', db.outbox, db.done, async () => {
    const states = new Map<string, RecordState>()
    for (const { ops, at } of await db.done.orderBy(':id').toArray()) {
      for (const op of ops) states.set(toRecordKey(op), { kind: 'saved', at })
    }
    for (const entry of await readOutbox(db)) {
      for (const op of entry.ops) {
        const key = toRecordKey(op)
        states.set(key, mergeState(states.get(key), entry))
      }
    }
    return states
  })
}

function mergeState(before: RecordState | undefined, entry: OutboxEntry): RecordState {
  const edits = before && before.kind !== 'saved' ? before.edits + 1 : 1
  const attention = entry.state === 'parked' || before?.kind === 'attention'
  return { kind: attention ? 'attention' : 'waiting', edits }
}
