import { HISTORY_PAGE_SIZE, matchesFilter, type OwnSession } from '#model/accounts.ts'
import type { SyncResponse, DeletedRecord, Mutation } from '#model/mutation.ts'
import type { ActivityLog, User } from '#model/rows.ts'
import type { SavedThemeVersion, ThemeResponse } from '#model/theme/theme-change.ts'
import {
  RemoteError,
  type AccountsRemote,
  type Failure,
  type LogRemote,
  type Remote,
  type SessionRemote,
  type SignInRequest,
  type StaffRemote,
  type ThemesRemote,
  type Upload,
} from '#remote/remote.ts'

interface Account {
  user: User
  password: string
}

type Everything = Remote & SessionRemote & AccountsRemote & ThemesRemote & LogRemote

/** A server in memory with accounts and sessions, which a test can make fail. */
export interface MemoryRemote extends Everything {
  accounts: Account[]
  /** The calls it received, in order. */
  calls: string[]
  /** How every call fails; null for none. */
  failure: Failure | Error | null
  /** The only call that is unreachable; null for none. */
  failFor: string | null
  /** Ends every session, as when an account is disabled. */
  endSessions: () => void
  /** The seconds a session has left when a call checks it without extending it. */
  idleLeft: number
  /** The user's sessions on other devices. */
  elsewhere: OwnSession[]
  /** The error of the next change of an account. */
  refusal: string | null
  /** The token each call must carry; see `connect`. */
  connect: (token: () => string | null) => StaffRemote
  pushed: Mutation[]
  uploads: Upload[]
  logs: ActivityLog[]
  deleted: DeletedRecord[]
  /** The arguments of each call about a theme, in order. */
  themeCalls: [name: string, ...given: unknown[]][]
  /** The response to the next call about a theme. */
  themeResponse: ThemeResponse | null
  themeVersions: SavedThemeVersion[]
  /** By the ids of the versions. */
  versionNumbers: Record<string, number>
}

export function aUser(change: Partial<User> = {}): User {
  return {
    id: '11111111-1111-4111-8111-111111111111',
    row_version: 1,
    username: 'lakshmi',
    email: 'lakshmi@clinic.invalid',
    role: 'Content Manager',
    is_enabled: true,
    must_change_password: false,
    last_login: null,
    created_at: '2026-01-05T09:00:00+00:00',
    created_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
    ...change,
  }
}

/** Builds a session on another device. */
export function aSession(change: Partial<OwnSession> = {}): OwnSession {
  return {
    id: '44444444-4444-4444-8444-444444444444',
    user_agent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36',
    created_at: '2026-01-05T09:00:00+00:00',
    last_seen_at: '2026-01-05T10:00:00+00:00',
    current: false,
    ...change,
  }
}

const noToken = () => null
const HALF_A_DAY_S = 12 * 60 * 60

export function createMemoryRemote(accounts: Account[] = []): MemoryRemote {
  const sessions = new Map<string, string>()
  let currentToken: () => string | null = noToken
  let made = 0

  function recordCall(name: string): void {
    remote.calls.push(name)
    if (remote.failFor !== null && name.startsWith(remote.failFor)) {
      throw new RemoteError('unreachable', `${name} failed`)
    }
    if (remote.failure instanceof Error) throw remote.failure
    if (remote.failure) throw new RemoteError(remote.failure, `${name} failed`)
  }

  function me(): Account | undefined {
    const id = sessions.get(currentToken() ?? '')
    return remote.accounts.find(({ user }) => user.id === id && user.is_enabled)
  }

  const nothing: SyncResponse = { cursor: '0.00000000.2' }

  function theme(name: string, ...given: unknown[]): ThemeResponse | null {
    remote.themeCalls.push([name, ...given])
    recordCall(name)
    return remote.themeResponse
  }

  const remote: MemoryRemote = {
    accounts,
    calls: [],
    failure: null,
    failFor: null,
    pushed: [],
    uploads: [],
    logs: [],
    deleted: [],
    themeCalls: [],
    themeResponse: { success: true },
    themeVersions: [],
    versionNumbers: {},
    idleLeft: HALF_A_DAY_S,
    elsewhere: [],
    refusal: null,
    endSessions: () => sessions.clear(),
    connect(token) {
      currentToken = token
      return { sync: remote, session: remote, accounts: remote, themes: remote, log: remote }
    },
    async ensureDefaultAdmin() {
      recordCall('ensureDefaultAdmin')
      return { error: null }
    },
    async signIn({ username, password }: SignInRequest) {
      recordCall('signIn')
      const found = remote.accounts.find(
        ({ user }) => user.username.toLowerCase() === username.trim().toLowerCase(),
      )
      if (!found?.user.is_enabled || found.password !== password) {
        return { error: 'Invalid username or password' }
      }
      const token = `token-${++made}`
      sessions.set(token, found.user.id)
      return { token, user: found.user, error: null }
    },
    async signOut(token = currentToken() ?? '') {
      recordCall(`signOut ${token}`)
      sessions.delete(token)
    },
    async mySession(touch = true) {
      recordCall(touch ? 'mySession' : 'mySession untouched')
      const user = me()?.user
      if (touch) remote.idleLeft = HALF_A_DAY_S
      return user ? { user, endsIn: remote.idleLeft } : null
    },
    async mySessions() {
      recordCall('mySessions')
      return [{ ...aSession(), current: true }, ...remote.elsewhere]
    },
    async signOutOthers() {
      recordCall('signOutOthers')
      remote.elsewhere = []
    },
    async saveUser({ passwordHash, mustChangePassword, ...user }) {
      recordCall('saveUser')
      if (remote.refusal !== null) return { id: null, error: remote.refusal }
      const account = remote.accounts.find((known) => known.user.id === user.id)
      const id = user.id ?? crypto.randomUUID()
      const mustChange =
        mustChangePassword === null ? {} : { must_change_password: mustChangePassword }
      if (account) account.user = { ...account.user, ...user, id: account.user.id, ...mustChange }
      else {
        remote.accounts.push({
          user: aUser({ ...user, id, ...mustChange }),
          password: passwordHash ?? '',
        })
      }
      if (account && passwordHash) account.password = passwordHash
      return { id, error: null }
    },
    async setUserEnabled(id, enabled) {
      recordCall('setUserEnabled')
      if (remote.refusal !== null) return { error: remote.refusal }
      const account = remote.accounts.find(({ user }) => user.id === id)
      if (account) account.user = { ...account.user, is_enabled: enabled }
      return { error: null }
    },
    async deleteUser(id) {
      recordCall('deleteUser')
      if (remote.refusal !== null) return { error: remote.refusal }
      remote.accounts = remote.accounts.filter(({ user }) => user.id !== id)
      return { error: null }
    },
    async changePassword(oldPassword, newHash) {
      recordCall('changePassword')
      const account = me()
      if (!account) throw new RemoteError('signed-out', 'Sign in again')
      if (account.password !== oldPassword) return { error: 'The current password is not right' }
      account.password = newHash
      account.user = { ...account.user, must_change_password: false }
      return { error: null }
    },
    async pull() {
      recordCall('pull')
      return nothing
    },
    async push(mutations) {
      recordCall('push')
      remote.pushed.push(...mutations)
      return { ...nothing, results: mutations.map(({ id }) => ({ id, status: 'ok' })) }
    },
    async upload(picture) {
      recordCall('upload')
      remote.uploads.push(picture)
    },
    async activityLogs({ offset, limit, ...filter }) {
      recordCall('activityLogs')
      return remote.logs.filter((line) => matchesFilter(filter, line)).slice(offset, offset + limit)
    },
    async recordHistory({ table, id, skip }) {
      recordCall('recordHistory')
      // A child record names its parent in one of its fields.
      const naming = remote.logs.filter(({ changes }) => JSON.stringify(changes)?.includes(id))
      const parts = new Set(naming.map((line) => line.record_id))
      const lines = remote.logs.filter(({ table_affected, record_id }) =>
        table_affected === table ? record_id === id : parts.has(record_id),
      )
      return lines.slice(skip, skip + HISTORY_PAGE_SIZE).map((line) => ({
        ...line,
        username:
          remote.accounts.find(({ user }) => user.id === line.user_id)?.user.username ?? null,
      }))
    },
    async deletedRecords() {
      recordCall('deletedRecords')
      return remote.deleted
    },
    activateTheme: async (...given) => theme('activateTheme', ...given),
    rollbackTheme: async (...given) => theme('rollbackTheme', ...given),
    duplicateTheme: async (...given) => theme('duplicateTheme', ...given),
    updateTheme: async (...given) => theme('updateTheme', ...given),
    deleteTheme: async (...given) => theme('deleteTheme', ...given),
    async themeHistory(id) {
      theme('themeHistory', id)
      return remote.themeVersions
    },
    async versionNumber(id) {
      recordCall('versionNumber')
      return remote.versionNumbers[id] ?? null
    },
    async userNames() {
      recordCall('userNames')
      return remote.accounts.map(({ user: { id, username } }) => ({ id, username }))
    },
    async dashboardCounts() {
      recordCall('dashboardCounts')
      return { activity_24h: remote.logs.length }
    },
  }
  return remote
}
