import type {
  HistoryEntry,
  HistoryPageRequest,
  LiveSession,
  LogPageRequest,
  OwnSession,
  SavedUser,
  UserChange,
  UserName,
} from '#model/accounts.ts'
import type { SyncResponse, DeletedRecord, Mutation } from '#model/mutation.ts'
import type { ActivityLog, User } from '#model/rows.ts'
import type { SavedThemeVersion, ThemeResponse, ThemeChange } from '#model/theme/theme-change.ts'

/**
 * What every device needs of the server: the changes since a cursor. Since null it returns
 * everything, in pages [R19].
 */
export interface PullRemote {
  pull(since: string | null): Promise<SyncResponse>
}

/** The remote of staff, who push edits too. */
export interface Remote extends PullRemote {
  /**
   * Pushes edits in order and responds like `pull`. Idempotent: an edit that is sent twice has no
   * further effect.
   */
  push(mutations: readonly Mutation[], since: string | null): Promise<SyncResponse>
  /** Stores a picture under its final name. Succeeds if the name exists already. */
  upload(picture: Upload): Promise<void>
}

export interface Upload {
  bucket: string
  name: string
  type: string
  bytes: ArrayBuffer
}

/**
 * The server for one signed-in device: one port per concern. Only `sync` tolerates a missing
 * network.
 */
export interface StaffRemote {
  sync: Remote
  session: SessionRemote
  accounts: AccountsRemote
  themes: ThemesRemote
  log: LogRemote
}

/** The session of the signed-in user. */
export interface SessionRemote {
  signIn(request: SignInRequest): Promise<SignInResult>
  /** Ends the caller's session, or the one of the token. Succeeds if it has ended already. */
  signOut(token?: string): Promise<void>
  /** Returns null when the session has ended. Extends the session, unless `touch` is false. */
  mySession(touch?: boolean): Promise<LiveSession | null>
  /** `newHash` is made with bcryptjs, cost 10, in the browser (S-67). */
  changePassword(oldPassword: string, newHash: string): Promise<{ error: string | null }>
}

export interface SignInRequest {
  username: string
  password: string
  /** A random name of this device, so that its failed attempts are counted separately. */
  device: string
}

export type SignInResult = { token: string; user: User; error: null } | { error: string }

/** The user's own devices, and for Super Admins all accounts. An `error` is shown to users. */
export interface AccountsRemote {
  /** Creates the first account if there is none. */
  ensureDefaultAdmin(): Promise<{ error: string | null }>
  mySessions(): Promise<OwnSession[]>
  signOutOthers(): Promise<void>
  saveUser(change: UserChange): Promise<SavedUser>
  setUserEnabled(id: string, enabled: boolean): Promise<{ error: string | null }>
  deleteUser(id: string): Promise<{ error: string | null }>
}

/**
 * The site's themes, for Admins; only Super Admins save them. Callers send their own user id, which
 * the server checks. Null means that the procedure returned nothing.
 */
export interface ThemesRemote {
  activateTheme(id: string, by: string): Promise<ThemeResponse | null>
  rollbackTheme(by: string): Promise<ThemeResponse | null>
  duplicateTheme(copy: ThemeCopy, by: string): Promise<ThemeResponse | null>
  updateTheme(change: ThemeChange, by: string): Promise<ThemeResponse | null>
  deleteTheme(id: string, by: string): Promise<ThemeResponse | null>
  /** Returns every saved version of a theme, latest first; for all staff. */
  themeHistory(id: string): Promise<SavedThemeVersion[]>
  /**
   * Returns the number of a version by its id, for all staff; null if it does not exist. Devices
   * mirror the live version only.
   */
  versionNumber(id: string): Promise<number | null>
}

export interface ThemeCopy {
  /** The theme to copy. */
  id: string
  name: string
  slug: string
}

/** Data that is not mirrored: the activity log, its counts, and the deleted records. */
export interface LogRemote {
  /** Latest first. */
  activityLogs(page: LogPageRequest): Promise<ActivityLog[]>
  /** Returns a page of one record's history, for staff who may edit it. */
  recordHistory(page: HistoryPageRequest): Promise<HistoryEntry[]>
  /**
   * Returns the records deleted in the last thirty days, latest first, for staff who may delete.
   */
  deletedRecords(): Promise<DeletedRecord[]>
  /** Returns the name of every account, sorted by name. */
  userNames(): Promise<UserName[]>
  dashboardCounts(): Promise<{ activity_24h: number }>
}

/** Why a call failed. Derived only here, from status and code, never from a message. */
export type Failure =
  | 'unreachable' // no response, or not the server's: offline, blocked or timed out
  | 'busy' // 408, 429, and all above 501: the same request may succeed later
  | 'signed-out' // code PT401: the database does not know the session
  | 'key-refused' // 401 without that code: a gateway or PostgREST does not accept the site's key
  | 'password-first' // 428: a first password must be chosen before anything else
  | 'refused' // 403, or permission denied
  | 'invalid' // 400, 404, 409, 413, 415, 422: the same request can never succeed
  | 'broken' // anything else: a defect here or there

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly failure: Failure

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/**
 * Maps an HTTP status to a kind of failure; 0 means no response. Statuses above 501 come from
 * gateways: hosted projects use their own up to 544.
 */
export function toFailure(status: number): Failure {
  if (status === 0 || status === 511) return 'unreachable'
  if (status === 408 || status === 429 || status > 501) return 'busy'
  if (status === 401) return 'key-refused'
  if (status === 428) return 'password-first'
  if (status === 403) return 'refused'
  return status >= 400 && status < 500 ? 'invalid' : 'broken'
}

/**
 * Rejects responses that are not ours: a captive portal sends HTML, our server sends JSON. A
 * gateway's own 500 says nothing about the edit and may be temporary.
 */
export function requireServerResponse(response: Response): Response {
  const { ok, status, headers } = response
  const isJson = headers.get('content-type')?.includes('json') ?? false
  if (!isJson && status === 500) return new Response(null, { status: 503 })
  if (isJson || status === 204 || (!ok && status !== 404)) return response
  throw new RemoteError('unreachable', 'Something else answered in place of the server')
}
