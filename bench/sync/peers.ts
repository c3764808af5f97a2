/** A system that is measured, or ourselves. */
export interface PeerSpec {
  name: string
  title: string
  /** The script of its page, from this folder. */
  page: string
  /** Where its server keeps the illnesses; null where only that server can read them. */
  table: string | null
  /** Its packages, for their versions. */
  packages: readonly string[]
  /** So long it is left alone after a step, for what it still writes without saying so. */
  settleMs: number
  /** Whether what it fetched is only in memory when it says that it has it. */
  isInMemory?: true
  /** How it is set up here, for the report. */
  about: string
  /** Why it loses what it loses, as its source and its answers show. */
  why: string
}

export const peers: readonly PeerSpec[] = [
  {
    name: 'nadi',
    title: 'Nadi',
    page: 'page/nadi.ts',
    table: 'public.health_library_illnesses',
    packages: [],
    settleMs: 300,
    about:
      'the code of the staff panel (`src/sync`, `src/db`, `src/remote`) and its procedures behind PostgREST, 50 edits in a request; rights are checked, values compared and every edit logged, which is done in no other table here; what it fetched is on the disk when it says so',
    why: '',
  },
  {
    name: 'dexie',
    title: 'supabase-js + Dexie',
    page: 'page/dexie.ts',
    table: 'public.peer_dexie',
    packages: ['@supabase/supabase-js', 'dexie'],
    settleMs: 300,
    about:
      'rows read by the time of their last change, 1,000 at a time, which is the most that PostgREST gives here and on hosted projects; edits wait in a table and go one by one, as a team writes it itself',
    why: 'An update says nothing of what its author saw, so the last sender overwrites; an edit whose answer was lost is in the outbox still, has no number the server would know it by, and is sent again.',
  },
  {
    name: 'rxdb',
    title: 'RxDB',
    page: 'peers/rxdb.ts',
    table: 'public.peer_rxdb',
    packages: ['rxdb'],
    settleMs: 300,
    about:
      'its free Dexie storage and its Supabase plugin, run once for each sync (`live: false`: there is no Realtime here, and kept running with `reSync` it took longer); 1,000 rows at a time down, where its documentation shows 50, and 50 up, as it shows; its own way with conflicts; lists are text in its table, because the plugin refuses lists; its first run after the first mirror goes through all rows once more (14 s of 10,000 in a trial), which is in no figure',
    why: 'Where the row has changed meanwhile, its own way with conflicts takes all of the server’s row and drops the edit, whichever field it was about. It asks PostgREST for the row in which every field is as it was, so the whole former row stands in the address: with rows of 9 kB and the 16 kB of heads that Node takes, a push here never ended, and the limit was raised for this measurement.',
  },
  {
    name: 'legend-state',
    title: 'Legend-State',
    page: 'peers/legend-state.ts',
    table: 'public.peer_legend',
    packages: ['@legendapp/state'],
    settleMs: 2500,
    isInMemory: true,
    about:
      "its Supabase plugin with IndexedDB, `changesSince: 'last-sync'` and `retrySync`, a list observed as a screen does; given a list that asks on, as the plugin's own stops at PostgREST's 1,000 rows. It writes to the disk in its own time and says nothing of it, so its times are of the memory",
    why: 'It sends the whole row as this device shows it, so older texts of other fields go along and overwrite what another device wrote in them; an edit whose answer was lost has no number the server would know it by, and is sent again.',
  },
  {
    name: 'tinybase',
    title: 'TinyBase',
    page: 'peers/tinybase.ts',
    table: null,
    packages: ['tinybase'],
    settleMs: 300,
    about:
      'a mergeable store with its WebSocket synchroniser, connected for each sync, its IndexedDB persister, and its server with the Postgres persister, which keeps all rows as one value; nothing tells it that an edit has arrived, so the bench looks for it at the server, which writes it to Postgres a moment later',
    why: 'Of two writers of a cell the later one counts, by the clocks of their devices, and the other’s words are nowhere; no message may be larger than 16 MiB (error 15), and a first mirror is one message.',
  },
  {
    name: 'replicache',
    title: 'Replicache',
    page: 'peers/replicache.ts',
    table: 'public.peer_replicache',
    packages: ['replicache'],
    settleMs: 2500,
    isInMemory: true,
    about:
      'a server of ours in front of the same Postgres, after the global version strategy that its documentation recommends to begin with; it writes to the disk about a second later and says nothing of it, so its times are of the memory',
    why: 'The server does again what each device did, and what it then does about two writers is for the team to write; the usual change of a field overwrites. An edit is on the disk about a second after the screen has shown it.',
  },
]
