import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'

import { PAGED_PULL, hasMorePages } from '#model/cursors.ts'
import { isFingerprint } from '#model/fingerprints.ts'
import type { SyncResponse, Mutation, Op } from '#model/mutation.ts'
import { RemoteError, type Remote, type Upload } from '#remote/remote.ts'
import { toDatabaseFailure } from '#remote/supabase-remote.ts'

import type { Database } from '../../supabase/local/database.ts'
import { openMigratedPglite } from '../../supabase/tests/migrated.ts'
import { Caches } from './caches.ts'
import { RestoreCheck } from './restore-check.ts'

export const STAFF = {
  a: { id: '00000000-0000-4000-8000-00000000000a', role: 'Super Admin' },
  b: { id: '00000000-0000-4000-8000-00000000000b', role: 'Content Manager' },
} as const
export type StaffName = keyof typeof STAFF

const tokenOf = (user: StaffName) => user.repeat(43)
const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/**
 * The real server: the project's own migrations in PGlite. A whole history runs
 * in one transaction, so a fresh server is a rollback, and restoring a backup
 * is a rollback to a savepoint.
 */
export class Server {
  readonly db: Database
  /** What stands between visitors and this server. */
  readonly caches = new Caches()
  private readonly responses = new Map<string, SyncResponse>()
  readonly pieces = new RestoreCheck((sql, params) => this.value(sql, params))
  private last: Promise<unknown> = Promise.resolve()

  private constructor(db: Database) {
    this.db = db
  }

  static async start(): Promise<Server> {
    const db = await openMigratedPglite()
    await db.exec(SAMPLE)
    // Even this little comes in portions, and a step of a history fits between any two [R19].
    await db.exec(
      'create or replace function sync.initial_sync_page_rows() returns integer language sql stable as $$ select 1 $$',
    )
    for (const user of ['a', 'b'] as const) {
      await db.query(
        `insert into public.users (id, username, email, role) values ($1, $2, $2 || '@clinic.invalid', $3)`,
        [STAFF[user].id, user, STAFF[user].role],
      )
    }
    return new Server(db)
  }

  async begin(): Promise<void> {
    await this.db.exec('begin; savepoint backup')
    await this.signIn('a')
    await this.signIn('b')
    await this.backup()
  }

  async end(): Promise<void> {
    await this.db.exec('rollback')
    this.responses.clear()
    this.caches.clear()
    this.pieces.clear()
  }

  async backup(): Promise<void> {
    await this.db.exec('savepoint backup')
  }

  async restore(): Promise<void> {
    await this.db.exec('rollback to savepoint backup')
    this.pieces.clear()
  }

  /** Opens a session, as if the person had typed the password. False for a disabled account. */
  async signIn(user: StaffName): Promise<void> {
    await this.db.query(
      `insert into private.sessions (token_hash, user_id) values ($1, $2) on conflict do nothing`,
      [hash(tokenOf(user)), STAFF[user].id],
    )
  }

  /** An edit in the SQL editor. */
  async direct(sql: string): Promise<void> {
    await this.inside(null, () => this.db.exec(sql))
  }

  async value<T>(sql: string, params: unknown[] = []): Promise<T> {
    const [row] = await this.db.query<{ value: T }>(sql, params)
    return row?.value as T
  }

  /**
   * What this server would send the owner of a cursor from scratch. A cursor
   * names one moment of one timeline for one rank, so the answer is kept.
   */
  async fromScratch(user: StaffName | null, cursor: string): Promise<SyncResponse> {
    const cached = this.responses.get(cursor)
    if (cached) return cached
    const response = await this.inside(user, () =>
      this.value<SyncResponse>('select public.sync_pull(null) as value'),
    )
    this.responses.set(cursor, response)
    return response
  }

  remote(user: StaffName | null): Remote {
    return {
      pull: (since) =>
        this.inTurn(() =>
          user === null
            ? this.caches.get(since, () => this.visitorPull(since ?? PAGED_PULL))
            : this.staffPull(user, since ?? PAGED_PULL),
        ),
      push: (mutations, since) => this.inTurn(() => this.push(user, mutations, since)),
      upload: (picture) => this.inTurn(() => this.upload(picture)),
    }
  }

  /** When all that was asked, ahead too, is answered. */
  async atRest(): Promise<void> {
    await this.inTurn(() => Promise.resolve())
  }

  private async staffPull(user: StaffName, since: string): Promise<SyncResponse> {
    const response = await this.inside(user, () =>
      this.value<SyncResponse>('select public.sync_pull($1) as value', [since]),
    )
    // A client that prefetched the last page may be compared once the server is past it.
    if (hasMorePages(since)) await this.fromScratch(user, response.cursor)
    return response
  }

  private async visitorPull(since: string): Promise<SyncResponse> {
    const response = await this.inside(null, () =>
      this.value<SyncResponse>('select public.visitor_pull($1) as value', [since]),
    )
    // A client that gets this from a cache may be compared once the server is long past it.
    await this.fromScratch(null, response.cursor)
    return response
  }

  /** There is one connection: two tabs that ask at once must not share a savepoint. */
  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    const run = this.last.then(work)
    this.last = run.catch(() => undefined)
    return run
  }

  private async push(user: StaffName | null, mutations: readonly Mutation[], since: string | null) {
    const only = mutations.length === 1 ? mutations[0] : undefined
    const before = only && (await this.readBefore(only))
    this.pieces.mayReturn(mutations)
    if (only) await this.pieces.before(only)
    const response = await this.inside(user, () =>
      this.value<SyncResponse>('select public.sync_push($1::jsonb, $2) as value', [
        JSON.stringify(mutations),
        since,
      ]),
    )
    const applied = response.results?.[0]?.status === 'ok'
    if (!only) this.pieces.clear(mutations)
    else if (before && !before.isApplied && applied) {
      await this.pieces.after(only, before.rows[0])
      checkNothingUnseen(only, before)
    }
    return response
  }

  private async readBefore({ id, ops }: Mutation): Promise<Before> {
    const isApplied = await this.value<boolean>(
      'select exists (select from sync.applied where id = $1) as value',
      [id],
    )
    const rows: Before['rows'] = []
    const alongs = new Set<string>()
    for (const op of ops) {
      const row = await this.value<Record<string, unknown> | null>(
        `select sync.flatten_translations(to_jsonb(x)) as value from public.${op.t} x where id = $1`,
        [op.id],
      )
      rows.push(row)
      for (const [column, base] of Object.entries(row ? (op.was ?? {}) : {})) {
        const current = row?.[column] ?? null
        if (await this.pieces.movedAlong(op, column, base, current))
          alongs.add(`${op.id} ${column}`)
      }
    }
    return { isApplied, rows, alongs }
  }

  private async upload({ bucket, name }: Upload): Promise<void> {
    await this.db.query(
      'insert into storage.objects (bucket_id, name) values ($1, $2) on conflict do nothing',
      [bucket, name],
    )
  }

  /** One request: its own subtransaction, as its caller; an error undoes it and becomes a status. */
  private async inside<T>(user: StaffName | null, work: () => Promise<T>): Promise<T> {
    const headers = JSON.stringify(user ? { 'x-session-token': tokenOf(user) } : {})
    await this.db.exec(
      `savepoint call; select set_config('request.headers', '${headers}', true), set_config('nadi.logged', 'off', true)`,
    )
    try {
      const result = await work()
      await this.db.exec('release savepoint call')
      return JSON.parse(JSON.stringify(result ?? null)) as T
    } catch (error) {
      await this.db.exec('rollback to savepoint call; release savepoint call')
      const { code = '' } = error as { code?: string }
      if (!code.startsWith('PT')) throw error
      const failure = toDatabaseFailure(code, Number(code.slice(2)))
      throw new RemoteError(failure, String(error), { cause: error })
    }
  }
}

interface Before {
  isApplied: boolean
  rows: (Record<string, unknown> | null)[]
  /** What differs from the base without an edit, as in '<row> <column>'. */
  alongs: Set<string>
}

/** I5: an edit that was applied overwrote, and deleted, only what its author had seen. */
function checkNothingUnseen({ ops }: Mutation, { rows, alongs }: Before): void {
  for (const [place, op] of ops.entries()) {
    const row = rows[place]
    if (!row || op.op === 'move') continue
    for (const [column, base] of Object.entries(op.was ?? {})) {
      if (!isCompared(op, column, alongs)) continue
      const current = row[column] ?? null
      if (isSame(current, base) || (op.op !== 'delete' && isSame(current, op.set?.[column])))
        continue
      throw new Error(`I5: ${describe(op)} overwrote an unseen ${column}`)
    }
  }
}

/** What a translation was made from goes with it [R16]; where a row stands is no reason to keep it [R8]. */
const isCompared = ({ op, set, id }: Op, column: string, alongs: Before['alongs']) =>
  !isFingerprint(column) &&
  !alongs.has(`${id} ${column}`) &&
  !(op === 'restore' && !(column in (set ?? {}))) &&
  !(op === 'delete' && column === 'display_order')

const isSame = (a: unknown, b: unknown) => isDeepStrictEqual(a ?? null, b ?? null)
const describe = (op: Op) => `${op.op} of ${op.t}/${op.id.slice(-4)}`

const id = (group: number, n: number) =>
  `00000000-0000-4000-8000-00000000${group.toString().padStart(2, '0')}${n.toString().padStart(2, '0')}`

/** A little of everything, so that the first edits of a history already meet something. */
const SAMPLE = `
  insert into public.hospital_profile (name, address) values ('Clinic', 'Old street');
  insert into public.doctors (id, name, display_order)
    values ('${id(1, 0)}', 'D0', 0), ('${id(1, 1)}', 'D1', 1);
  insert into public.health_library_categories (id, category_name, slug) values ('${id(2, 0)}', 'C', 'c');
  insert into public.health_library_illnesses (id, illness_name, slug, short_summary, category_id, visibility)
    values ('${id(3, 0)}', 'I0', 'seed0', 's', '${id(2, 0)}', 'draft'),
           ('${id(3, 1)}', 'I1', 'seed1', 's', '${id(2, 0)}', 'published'),
           ('${id(3, 2)}', 'I2', 'seed2', 's', '${id(2, 0)}', 'published');
  insert into public.health_library_images (id, illness_id, image_url)
    values ('${id(4, 0)}', '${id(3, 0)}', 'https://pictures.invalid/0'),
           ('${id(4, 1)}', '${id(3, 1)}', 'https://pictures.invalid/1');
  insert into public.social_media (id, platform_name, profile_url, display_order)
    values ('${id(5, 0)}', 'P0', 'https://x.invalid', 0), ('${id(5, 1)}', 'P1', 'https://x.invalid', 1),
           ('${id(5, 2)}', 'P2', 'https://x.invalid', 1);
  insert into public.notices (id, title, starts_on, ends_on, is_enabled)
    values ('${id(8, 0)}', 'N0', '2026-02-02', '2026-02-03', true), ('${id(8, 1)}', 'N1', '2026-02-02', '2026-02-02', false);
  insert into public.modern_themes (id, name, slug, config, config_hash)
    values ('${id(6, 0)}', 'T0', 't0', '{"a": 1}', 'h0'), ('${id(6, 1)}', 'T1', 't1', '{"a": 2}', 'h1');
  insert into public.theme_versions (id, theme_id, version_number, name, config, config_hash)
    values ('${id(7, 0)}', '${id(6, 0)}', 1, 'T0', '{"a": 1}', 'h0'), ('${id(7, 1)}', '${id(6, 1)}', 1, 'T1', '{"a": 2}', 'h1');
  update public.modern_site_settings set active_theme_id = '${id(6, 0)}', active_version_id = '${id(7, 0)}', theme_hash = 'h0';
`
export const THEMES = { ids: [id(6, 0), id(6, 1)], versions: [id(7, 0), id(7, 1)] } as const
