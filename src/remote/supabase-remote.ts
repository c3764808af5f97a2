import { createClient } from '@supabase/supabase-js'

import type { HistoryEntry, LiveSession, OwnSession, UserName } from '#model/accounts.ts'
import { PAGED_PULL } from '#model/cursors.ts'
import type { DeletedRecord } from '#model/mutation.ts'
import type { ActivityLog, User } from '#model/rows.ts'
import type { SavedThemeVersion, ThemeResponse } from '#model/theme/theme-change.ts'

import { compareClock } from './clock.ts'
import type { Endpoint } from './endpoint.ts'
import { createIdempotentRequests } from './once.ts'
import { parseSyncResponse } from './public-remote.ts'
import {
  toFailure,
  requireServerResponse,
  RemoteError,
  type Failure,
  type SignInResult,
  type StaffRemote,
} from './remote.ts'

const TIMEOUT_MS = 60_000
const STORED_FOR_S = '3600'
const TOKEN_HEADER = 'x-session-token'
const REQUEST_HEADER = 'idempotency-key'

interface Reply {
  data: unknown
  error: { message: string; code?: string } | null
  status: number
}

/**
 * Creates the remote on supabase-js. `token` is read at each call, as it changes with the session.
 */
export function createSupabaseRemote(endpoint: Endpoint, token: () => string | null): StaffRemote {
  const client = createClient(endpoint.url || globalThis.location.origin, endpoint.key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => withToken(input, init, token()) },
    // The app polls and opens no channel; without this stub the library requires a WebSocket on
    // Node 20.
    realtime: { transport: NoSocket as never },
  })

  async function call(name: string, args: object = {}, get = false): Promise<unknown> {
    // The caller decides when to retry: the library's own retries would block it for seconds.
    return unwrap(await client.rpc(name, args, { get }).retry(false))
  }

  const once = createIdempotentRequests()
  /**
   * Makes a change that bypasses the outbox. The idempotency key makes a retry safe when no
   * response came (S-95).
   */
  const change = (name: string, args: object): Promise<unknown> =>
    once(name, args, async (id) =>
      unwrap(await client.rpc(name, args).setHeader(REQUEST_HEADER, id).retry(false)),
    )

  async function mySession(touch = true): Promise<LiveSession | null> {
    const response = (await call('my_session', touch ? {} : { touch })) as {
      user: User
      ends_in: number
    } | null
    return response && { user: response.user, endsIn: response.ends_in }
  }

  const theme = async (name: string, args: object) =>
    (await change(name, args)) as ThemeResponse | null

  /** Storage does not say why it refuses; only the session can tell whether it has ended. */
  async function whyRefused(status: number): Promise<Failure> {
    const session = await mySession()
    if (session === null) return 'signed-out'
    return session.user.must_change_password ? 'password-first' : toFailure(status)
  }

  return {
    sync: {
      // A POST, so that no cache stores the response.
      pull: async (since) =>
        parseSyncResponse(await call('sync_pull', { since: since ?? PAGED_PULL })),
      push: async (mutations, since) =>
        parseSyncResponse(await call('sync_push', { mutations, since })),
      async upload({ bucket, name, type, bytes }) {
        const { error } = await client.storage
          .from(bucket)
          .upload(name, bytes, { contentType: type, cacheControl: STORED_FOR_S, upsert: false })
        if (!error) return
        const status = storageStatus(error)
        // The name is derived from the content, so an earlier attempt has stored it.
        if (status === 409) return
        const isDenied = status === 401 || status === 403
        const failure = isDenied ? await whyRefused(status) : toFailure(status)
        throw new RemoteError(failure, error.message, { cause: error })
      },
    },
    session: {
      signIn: async (request) => (await call('sign_in', request)) as SignInResult,
      signOut: async (ended = token() ?? '') =>
        void unwrap(await client.rpc('sign_out').setHeader(TOKEN_HEADER, ended).retry(false)),
      mySession,
      changePassword: async (oldPassword, newHash) =>
        errorIn(await change('change_password', { old_password: oldPassword, new_hash: newHash })),
    },
    accounts: {
      ensureDefaultAdmin: async () => errorIn(await call('ensure_default_admin')),
      mySessions: async () => (await call('my_sessions', {}, true)) as OwnSession[],
      signOutOthers: async () => void (await call('sign_out_others')),
      async saveUser({ passwordHash, mustChangePassword, ...user }) {
        const result = await change('save_user', {
          ...user,
          password_hash: passwordHash,
          must_change_password: mustChangePassword,
        })
        return { id: textIn(result, 'id'), ...errorIn(result) }
      },
      setUserEnabled: async (id, enabled) =>
        errorIn(await change('set_user_enabled', { id, enabled })),
      deleteUser: async (id) => errorIn(await change('delete_user', { id })),
    },
    themes: {
      activateTheme: (id, by) => theme('activate_theme_atomic', { p_theme_id: id, p_user_id: by }),
      rollbackTheme: (by) => theme('rollback_theme', { p_user_id: by }),
      duplicateTheme: ({ id, name, slug }, by) =>
        theme('duplicate_theme', {
          p_theme_id: id,
          p_new_name: name,
          p_new_slug: slug,
          p_user_id: by,
        }),
      updateTheme: ({ id, config, description, summary, baseVersion }, by) =>
        theme('update_theme', {
          p_theme_id: id,
          p_config: config,
          p_change_description: summary,
          p_user_id: by,
          p_base_version: baseVersion,
          p_description: description,
        }),
      deleteTheme: (id, by) => theme('delete_theme', { p_theme_id: id, p_user_id: by }),
      themeHistory: async (id) =>
        (await call('theme_history', { p_theme_id: id }, true)) as SavedThemeVersion[],
      async versionNumber(id) {
        const versions = client.from('theme_versions').select('version_number').eq('id', id)
        const [version] = unwrap(await versions.retry(false)) as { version_number: number }[]
        return version?.version_number ?? null
      },
    },
    log: {
      async activityLogs({ offset, limit, from, before, userId, action }) {
        let lines = client
          .from('activity_logs')
          .select('id,user_id,action,description,table_affected,record_id,changes,created_at')
        if (from !== undefined) lines = lines.gte('created_at', from)
        if (before !== undefined) lines = lines.lt('created_at', before)
        if (userId !== undefined) lines = lines.eq('user_id', userId)
        if (action !== undefined) lines = lines.eq('action', action)
        const rows = await lines
          .order('created_at', { ascending: false })
          .order('id')
          .range(offset, offset + limit - 1)
          .retry(false)
        return unwrap(rows) as ActivityLog[]
      },
      recordHistory: async ({ table, id, skip }) =>
        (await call(
          'record_history',
          { p_table: table, p_id: id, p_skip: skip, p_parts: true },
          true,
        )) as HistoryEntry[],
      deletedRecords: async () => {
        type WireRecord = Omit<DeletedRecord, 'at'> & { at: string }
        const records = (await call('deleted_records', {}, true)) as WireRecord[]
        return records.map((record) => ({ ...record, at: Date.parse(record.at) }))
      },
      userNames: async () => (await call('user_names', {}, true)) as UserName[],
      dashboardCounts: async () =>
        (await call('dashboard_counts', {}, true)) as { activity_24h: number },
    },
  }
}

/** Never constructed: the app opens no channel. */
function NoSocket(): void {}

async function withToken(
  input: RequestInfo | URL,
  init: RequestInit = {},
  token: string | null,
): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token && !headers.has(TOKEN_HEADER)) headers.set(TOKEN_HEADER, token)
  // supabase-js also sends its key as a bearer token. Old keys are tokens, new-style keys are not.
  if (!headers.get('authorization')?.startsWith('Bearer ey')) headers.delete('authorization')
  const signal = init.signal ?? AbortSignal.timeout(TIMEOUT_MS)
  const response = requireServerResponse(
    await fetch(input, { ...init, headers, cache: 'no-store', signal }),
  )
  compareClock(response.headers.get('date'))
  return response
}

function unwrap({ data, error, status }: Reply): unknown {
  if (!error) return data
  throw new RemoteError(toDatabaseFailure(error.code, status), error.message, { cause: error })
}

/**
 * Maps an error of a call to the database. The database and PostgREST give every error a code;
 * without one the error is the gateway's own.
 */
export function toDatabaseFailure(code: string | undefined, status: number): Failure {
  if (code === 'PT401') return 'signed-out'
  if (code === '42501') return 'refused'
  return toFailure(status === 500 && !code ? 503 : status)
}

const errorIn = (result: unknown): { error: string | null } => ({ error: textIn(result, 'error') })

function textIn(result: unknown, name: string): string | null {
  const value = (result as Record<string, unknown> | null)?.[name]
  return typeof value === 'string' ? value : null
}

/** Storage repeats its status in the body; the HTTP status may be a gateway's. */
function storageStatus(error: object): number {
  const { statusCode, status } = error as { statusCode?: unknown; status?: unknown }
  return Number(statusCode) || Number(status) || 0
}
