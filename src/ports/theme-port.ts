import type { SavedThemeVersion, ThemeResponse, ThemeChange } from '#model/theme/theme-change.ts'
import { RemoteError, type ThemeCopy, type ThemesRemote } from '#remote/remote.ts'
import { messages } from '#session/messages.ts'

import { themeMessages } from './theme-messages.ts'

/** How a change of a theme ended: with the server's answer, or with what to tell the user. */
export type ThemeOutcome =
  | { done: true; answer: ThemeResponse }
  /** '' where the server gave no words. */
  | { done: false; error: string }

/**
 * What the Modern Themes screen asks of the server; all of it needs the network (S-53), and a
 * fault other than one of the network is thrown.
 */
export interface ThemePort {
  activate: (id: string) => Promise<ThemeOutcome>
  rollback: () => Promise<ThemeOutcome>
  duplicate: (copy: ThemeCopy) => Promise<ThemeOutcome>
  update: (change: ThemeChange) => Promise<ThemeOutcome>
  remove: (id: string) => Promise<ThemeOutcome>
  /** Newest first, or null when that cannot be known now. */
  history: (id: string) => Promise<SavedThemeVersion[] | null>
  /** Of a version by its id; null when that cannot be known now. */
  versionNumber: (id: string) => Promise<number | null>
}

/**
 * `me` is the id of the signed-in user; `changed` is called after every change, and where no answer
 * came: what is there now tells whether it was done.
 */
export function createThemePort(
  remote: () => ThemesRemote,
  me: () => string,
  changed: () => Promise<void>,
): ThemePort {
  async function outcome(
    asked: Promise<ThemeResponse | null>,
    failed: string,
  ): Promise<ThemeOutcome> {
    const answer = await asked.catch(async (error: unknown) => {
      const failure = toThemeResponse(error, failed)
      if (failure.error === messages.noAnswer) await changed()
      return failure
    })
    if (answer === null) return { done: false, error: themeMessages.noResponse }
    if (!answer.success) return { done: false, error: answer.error ?? '' }
    await changed()
    return { done: true, answer }
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

/** For a change without an answer: only the message of a refusal is meant for people. */
function toThemeResponse(error: unknown, failed: string): ThemeResponse {
  if (!(error instanceof RemoteError)) throw error
  if (error.failure === 'unreachable') return { success: false, error: messages.noAnswer }
  return { success: false, error: error.failure === 'refused' ? error.message : failed }
}

async function nullOnRemoteError<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked
  } catch (error) {
    if (!(error instanceof RemoteError)) reportError(error)
    return null
  }
}
