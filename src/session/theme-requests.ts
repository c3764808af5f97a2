import type { SavedThemeVersion, ThemeResponse, ThemeChange } from '#model/theme/theme-change.ts'
import { RemoteError, type ThemeCopy, type ThemesRemote } from '#remote/remote.ts'

import { messages } from './messages.ts'

/** What is shown where a request about themes did not succeed. */
const themeMessages = {
  noResponse: 'No response from database function',
  activateFailed: 'Failed to activate theme. Please try again.',
  rollbackFailed: 'Failed to rollback theme. Please try again.',
  duplicateFailed: 'Failed to duplicate theme. Please try again.',
  deleteFailed: 'Failed to delete theme. Please try again.',
  updateFailed: 'Failed to update theme. Please try again.',
} as const

/** The outcome of a change of a theme: the server's response, or a message for the user. */
export type ThemeOutcome =
  | { done: true; response: ThemeResponse }
  /** '' if the server gave no message. */
  | { done: false; error: string }

/**
 * The server calls of the Modern Themes screen. All need the network (S-53), and errors that are
 * not the network's are thrown.
 */
export interface ThemeRequests {
  activate: (id: string) => Promise<ThemeOutcome>
  rollback: () => Promise<ThemeOutcome>
  duplicate: (copy: ThemeCopy) => Promise<ThemeOutcome>
  update: (change: ThemeChange) => Promise<ThemeOutcome>
  remove: (id: string) => Promise<ThemeOutcome>
  /** Latest first, or null if it cannot be loaded now. */
  history: (id: string) => Promise<SavedThemeVersion[] | null>
  /** Returns the number of a version by its id, or null if it cannot be loaded now. */
  versionNumber: (id: string) => Promise<number | null>
}

/**
 * `me` is the id of the signed-in user. `changed` is called after every change, also without a
 * response: the reloaded data shows whether the change succeeded.
 */
export function createThemeRequests(
  remote: () => ThemesRemote,
  me: () => string,
  changed: () => Promise<void>,
): ThemeRequests {
  async function outcome(
    request: Promise<ThemeResponse | null>,
    failed: string,
  ): Promise<ThemeOutcome> {
    const response = await request.catch(async (error: unknown) => {
      const failure = toThemeResponse(error, failed)
      if (failure.error === messages.noResponse) await changed()
      return failure
    })
    if (response === null) return { done: false, error: themeMessages.noResponse }
    if (!response.success) return { done: false, error: response.error ?? '' }
    await changed()
    return { done: true, response }
  }

  return {
    activate: (id) => outcome(remote().activateTheme(id, me()), themeMessages.activateFailed),
    rollback: () => outcome(remote().rollbackTheme(me()), themeMessages.rollbackFailed),
    duplicate: (copy) =>
      outcome(remote().duplicateTheme(copy, me()), themeMessages.duplicateFailed),
    update: (change) => outcome(remote().updateTheme(change, me()), themeMessages.updateFailed),
    remove: (id) => outcome(remote().deleteTheme(id, me()), themeMessages.deleteFailed),
    history: (id) => nullOnRemoteError(remote().themeHistory(id)),
    versionNumber: (id) => nullOnRemoteError(remote().versionNumber(id)),
  }
}

/**
 * For a change without a response: only the message of a `refused` failure is written for users.
 */
function toThemeResponse(error: unknown, failed: string): ThemeResponse {
  if (!(error instanceof RemoteError)) throw error
  if (error.failure === 'unreachable') return { success: false, error: messages.noResponse }
  return { success: false, error: error.failure === 'refused' ? error.message : failed }
}

async function nullOnRemoteError<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (!(error instanceof RemoteError)) reportError(error)
    return null
  }
}
