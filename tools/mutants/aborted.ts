import type { Mutant } from './mutant.ts'

const LOST_CONNECTION_TEST = 'src/db/hooks/lost-connection.test.tsx'
const SESSION_TEST = 'src/session/session-store.test.ts'
const LEFT_PAGES_TEST = 'src/db/abort-on-pagehide.test.ts'
const ENGINE_TEST = 'src/sync/engine.test.ts'

/** Transactions and connections that the browser ends. */
export const abortedMutants: readonly Mutant[] = [
  {
    rule: 'D15',
    breaks: 'an edit counts as saved though the browser ended its transaction',
    file: 'src/db/edits.ts',
    find: '    throw error\n',
    put: `    if (!(error instanceof Error && error.name === 'AbortError')) throw error\n`,
    caughtBy: 'simulation',
  },
  {
    rule: 'D15',
    breaks: 'a page that is left keeps its transactions open',
    file: 'src/db/abort-on-pagehide.ts',
    find: 'persisted ? running : []',
    put: '[...running].slice(running.size)',
    caughtBy: LEFT_PAGES_TEST,
  },
  {
    rule: 'D15',
    breaks: 'a lost connection is followed by no other try',
    file: 'src/sync/engine.ts',
    find: 'if (!db.isOpen()) return schedule(getBackoffDelay(failures, random))',
    put: 'if (!db.isOpen()) return',
    caughtBy: ENGINE_TEST,
  },
  {
    rule: 'D15',
    breaks: 'a screen breaks when the connection is lost as it reads',
    file: 'src/db/live/retry-once.ts',
    find: `error.name === 'UnknownError'`,
    put: `error.name === 'Nothing'`,
    caughtBy: LOST_CONNECTION_TEST,
  },
  {
    rule: 'D15',
    breaks: 'a connection that is lost as the panel opens signs people out',
    file: 'src/session/staff-database.ts',
    find: 'readStored(db).catch(() => readStored(db))',
    put: 'readStored(db)',
    caughtBy: SESSION_TEST,
  },
]
