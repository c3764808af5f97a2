import { requestSync } from '#db/meta.ts'
import type { OwnSession, SavedUser, UserChange } from '#model/accounts.ts'
import { RemoteError } from '#remote/remote.ts'

import { storeVerifier, createVerifier } from './lock/password-verifier.ts'
import { createPasswordHasher } from './lock/password.ts'
import { messages } from './messages.ts'
import type { SessionCore } from './session-core.ts'

/**
 * The server calls of the account screens; all of them need the network (S-53). Each returns null
 * on success, otherwise a message for the user: '' if the server gave none.
 */
export interface AccountRequests {
  /** Makes sure that a first account exists; a failure is only logged (AC-116). */
  ensureDefaultAdmin: () => Promise<void>
  /** Returns the user's signed-in devices, or null if they cannot be loaded now. */
  sessions: () => Promise<OwnSession[] | null>
  signOutOthers: () => Promise<string | null>
  /** `password` is null if it does not change. The result names the account, also a new one. */
  saveUser: (user: EditedUser, password: string | null) => Promise<SavedUser>
  setUserEnabled: (id: string, enabled: boolean) => Promise<string | null>
  deleteUser: (id: string) => Promise<string | null>
}

export type EditedUser = Omit<UserChange, 'passwordHash'>

export function createAccountRequests(core: SessionCore): AccountRequests {
  const remote = () => core.remote().accounts
  const hasher = createPasswordHasher()

  /** Without an id where no answer came: what is there now tells whether it was done. */
  async function changed(id: string | null, password: string | null): Promise<void> {
    const state = core.getSignedIn()
    if (!state) return
    if (password !== null && id === state.user.id) {
      await storeVerifier(state.db, await createVerifier(password))
    }
    await requestSync(state.db)
  }

  const errorOf = async (work: Promise<ErrorResponse>): Promise<string | null> =>
    (await catchRemoteError(work)).error

  async function catchRemoteError<T extends ErrorResponse>(
    work: Promise<T>,
  ): Promise<T | ErrorResponse> {
    try {
      return await work
    } catch (error) {
      if (!(error instanceof RemoteError)) throw error
      if (error.failure === 'unreachable') {
        await changed(null, null)
        return { error: messages.noResponse }
      }
      // Only the message of a `refused` failure is written for users.
      return { error: error.failure === 'refused' ? error.message : '' }
    }
  }

  /** Clears the cached hash: a request with a response is never sent again. */
  function andForget(saved: SavedUser): SavedUser {
    hasher.clear()
    return saved
  }

  return {
    async ensureDefaultAdmin() {
      try {
        const { error } = await remote().ensureDefaultAdmin()
        if (error) reportError(new Error(error))
      } catch (error) {
        if (!(error instanceof RemoteError)) reportError(error)
      }
    },
    sessions: () =>
      remote()
        .mySessions()
        .catch((error: unknown) => {
          if (!(error instanceof RemoteError)) reportError(error)
          return null
        }),
    signOutOthers: () =>
      errorOf(
        remote()
          .signOutOthers()
          .then(() => ({ error: null })),
      ),
    async saveUser(user, password) {
      const passwordHash = password === null ? null : await hasher.hash(password)
      const saving = remote().saveUser({ ...user, passwordHash })
      const saved = await catchRemoteError(saving.then(andForget))
      if (saved.error === null) await changed(user.id, password)
      return { id: user.id, ...saved }
    },
    async setUserEnabled(id, enabled) {
      const failure = await errorOf(remote().setUserEnabled(id, enabled))
      if (failure === null) await changed(id, null)
      return failure
    },
    async deleteUser(id) {
      const failure = await errorOf(remote().deleteUser(id))
      if (failure === null) await changed(id, null)
      return failure
    },
  }
}

interface ErrorResponse {
  error: string | null
}
