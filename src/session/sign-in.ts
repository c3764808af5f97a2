import { RemoteError, type SessionRemote } from '#remote/remote.ts'

import { messages } from './messages.ts'
import { getDeviceId, type StoredSession } from './session-record.ts'

/** Opens a session on the server, or returns a message for the user. */
export async function openSession(
  remote: SessionRemote,
  username: string,
  password: string,
): Promise<StoredSession | string> {
  try {
    // The server removes spaces only, and a name may be copied with other blanks (S-23).
    const result = await remote.signIn({
      username: username.trim(),
      password,
      device: getDeviceId(),
    })
    if (!('token' in result)) return result.error || messages.loginFailed
    return { user: result.user, token: result.token, lastSeenAt: Date.now() }
  } catch (error) {
    if (error instanceof RemoteError && error.failure !== 'unreachable') {
      return error.failure === 'key-refused' ? messages.keyRefused : messages.errorDuringLogin
    }
    if (!(error instanceof RemoteError)) reportError(error)
    return messages.unexpected
  }
}
