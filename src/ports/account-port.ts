import type { OwnSession, SavedUser, UserChange } from '#model/accounts.ts'
import { RemoteError, type AccountsRemote } from '#remote/remote.ts'
import { createPasswordHasher } from '#session/lock/password.ts'
import { messages } from '#session/messages.ts'

/**
 * The server calls of the account screens; all of them need the network (S-53). Each returns null
 * on success, otherwise a message for the user: '' if the server gave none.
 */
export interface AccountPort {
  /** Creates the first account if there is none; a failure is only logged (AC-116). */
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

/**
 * `changed` is called after every change and every new password. Without a response it is called
 * without an id: the reloaded data shows whether the change succeeded.
 */
export function createAccountPort(
  remote: () => AccountsRemote,
  changed: (id: string | null, password: string | null) => Promise<void>,
): AccountPort {
  const hasher = createPasswordHasher()
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
        return { error: messages.noAnswer }
      }
      // Only the message of a `refused` failure is written for users.
      return { error: error.failure === 'refused' ? error.message : '' }
    }
  }

  /** Clears the cached hash: a request with a response is never sent again. */
  function andForget(saved: SavedUser): SavedUser {
    hasher.forget()
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
      const said = await errorOf(remote().setUserEnabled(id, enabled))
      if (said === null) await changed(id, null)
      return said
    },
    async deleteUser(id) {
      const said = await errorOf(remote().deleteUser(id))
      if (said === null) await changed(id, null)
      return said
    },
  }
}

interface ErrorResponse {
  error: string | null
}
