import { requestSync } from '#db/meta.ts'
import { RemoteError, type LogRemote } from '#remote/remote.ts'

import { createAccountRequests, type AccountRequests } from './account-requests.ts'
import { createSessionCore, type SessionOptions } from './session-core.ts'
import { createSessionStore, type SessionStore } from './session-store.ts'
import { createThemeRequests, type ThemeRequests } from './theme-requests.ts'

/** What staff ask the server for by themselves; all that is mirrored goes through sync. */
export interface StaffApi {
  session: SessionStore
  accounts: AccountRequests
  themes: ThemeRequests
  /** A call without an answer throws. */
  log: LogRemote
}

/** The requests of one tab, as the user who is signed in there. */
export function createStaffApi(options: SessionOptions): StaffApi {
  const core = createSessionCore(options)

  async function themeChanged(): Promise<void> {
    const state = core.getSignedIn()
    if (state) await requestSync(state.db)
  }

  return {
    session: createSessionStore(core),
    accounts: createAccountRequests(core),
    themes: createThemeRequests(
      () => core.remote().themes,
      () => core.getSignedIn()?.user.id ?? '',
      themeChanged,
    ),
    // The connection is made when it is first needed.
    get log() {
      return core.remote().log
    },
  }
}

/** Returns whether a request failed for lack of a response only, as tablets often do. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof RemoteError && error.failure === 'unreachable'
}
