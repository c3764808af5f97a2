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

/** What any device needs of the server: the changes since a cursor; since null everything, in portions [R19]. */
export interface PullRemote {
  pull(since: string | null): Promise<SyncResponse>
}

/** The rounds of staff: their edits go up as well. */
export interface Remote extends PullRemote {
  /** Sends edits in order and answers like pull. The same edit sent twice has no further effect. */
  push(mutations: readonly Mutation[], since: string | null): Promise<SyncResponse>
  /** Stores a picture under its final name; one that is there already counts as done. */
  upload(picture: Upload): Promise<void>
}

export interface Upload {
  bucket: string
  name: string
  type: string
  bytes: ArrayBuffer
}

/**
 * The server as one person's device uses it: a port for each thing it is asked for. Only `sync` can
 * wait for the network.
 */
export interface StaffRemote {
  sync: Remote
  session: SessionRemote
  accounts: AccountsRemote
  themes: ThemesRemote
  log: LogRemote
}

/** Who is signed in. */
export interface SessionRemote {
  signIn(who: SignInRequest): Promise<SignInResult>
  /** Ends the caller's session, or the one of the token; one that has ended is fine. */
  signOut(token?: string): Promise<void>
  /** Null when the session has ended. It stays alive by this, unless `touch` is false. */
  mySession(touch?: boolean): Promise<LiveSession | null>
  /** `newHash` is made with bcryptjs, cost 10, in the browser (S-67). */
  changePassword(oldPassword: string, newHash: string): Promise<{ error: string | null }>
}

export interface SignInRequest {
  username: string
  password: string
  /** A random name of this device, so that its failures count apart. */
  device: string
}

export type SignInResult = { token: string; user: User; error: null } | { error: string }

/** One's own devices, and for Super Admins everyone's accounts. An `error` is meant for people. */
export interface AccountsRemote {
  /** Makes sure that a first account exists. */
  ensureDefaultAdmin(): Promise<{ error: string | null }>
  mySessions(): Promise<OwnSession[]>
  signOutOthers(): Promise<void>
  saveUser(change: UserChange): Promise<SavedUser>
  setUserEnabled(id: string, enabled: boolean): Promise<{ error: string | null }>
  deleteUser(id: string): Promise<{ error: string | null }>
}

/**
 * The looks of the site, for Admins; only Super Admins save one. Callers send their own user
 * id, which the server checks. Null is no answer from the procedure at all.
 */
export interface ThemesRemote {
  activateTheme(id: string, by: string): Promise<ThemeResponse | null>
  rollbackTheme(by: string): Promise<ThemeResponse | null>
  duplicateTheme(copy: ThemeCopy, by: string): Promise<ThemeResponse | null>
  updateTheme(change: ThemeChange, by: string): Promise<ThemeResponse | null>
  deleteTheme(id: string, by: string): Promise<ThemeResponse | null>
  /** Every version a theme was saved in, newest first; for all staff. */
  themeHistory(id: string): Promise<SavedThemeVersion[]>
  /** Of a version by its id, for all staff; null where there is none. Devices hold the live version only. */
  versionNumber(id: string): Promise<number | null>
}

export interface ThemeCopy {
  /** The theme that is copied. */
  id: string
  name: string
  slug: string
}

/** What is not mirrored: the activity log, counts of it, and what was deleted. */
export interface LogRemote {
  /** Newest first. */
  activityLogs(page: LogPageRequest): Promise<ActivityLog[]>
  /** What happened to one record, a page at a time, for whoever may edit it. */
  recordHistory(page: HistoryPageRequest): Promise<HistoryEntry[]>
  /** What was deleted in thirty days, newest first, for whoever may delete. */
  deletedRecords(): Promise<DeletedRecord[]>
  /** Every account's name, by name. */
  userNames(): Promise<UserName[]>
  dashboardCounts(): Promise<{ activity_24h: number }>
}

/** Why a call failed: decided here once, from status and code, never from a message. */
export type Failure =
  | 'unreachable' // no answer, or not the server's: offline, blocked or timed out
  | 'busy' // 408, 429, and all above 501: the same request may succeed later
  | 'signed-out' // 401
  | 'password-first' // 428: a first password must be chosen before anything else
  | 'refused' // 403, or permission denied
  | 'invalid' // 400, 404, 409, 413, 415, 422: the same request will never succeed
  | 'broken' // anything else: a fault here or there

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly failure: Failure

  constructor(failure: Failure, message: string, options?: ErrorOptions) {
    super(message, options)
    this.failure = failure
  }
}

/**
 * The kind of failure an HTTP status stands for; 0 is no answer at all. Above 501 speak the
 * gateways between here and the server: hosted projects use numbers up to 544 of their own.
 */
export function toFailure(status: number): Failure {
  if (status === 0 || status === 511) return 'unreachable'
  if (status === 408 || status === 429 || status > 501) return 'busy'
  if (status === 401) return 'signed-out'
  if (status === 428) return 'password-first'
  if (status === 403) return 'refused'
  return status >= 400 && status < 500 ? 'invalid' : 'broken'
}

/**
 * Lets only the server's answers through: it speaks JSON, the page of a hotel's Wi-Fi does not. Nor
 * does a gateway that failed: what it calls 500 says nothing about the edit, and may be over soon.
 */
export function requireServerResponse(response: Response): Response {
  const { ok, status, headers } = response
  const isJson = headers.get('content-type')?.includes('json') ?? false
  if (!isJson && status === 500) return new Response(null, { status: 503 })
  if (isJson || status === 204 || (!ok && status !== 404)) return response
  throw new RemoteError('unreachable', 'Something else answered in place of the server')
}
