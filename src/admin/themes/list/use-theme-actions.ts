import { useEffect, useRef, useState } from 'react'

import type { ThemeOutcome } from '#session/theme-requests.ts'
import { useStaffApi } from '#session/use-session.ts'
import { countUnreadablePairs } from '#theme/colors/count-unreadable-pairs.ts'

import type { Confirm } from '../../shell/use-confirm.tsx'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { themeListMessages } from './theme-list-messages.ts'
import type { ActiveTheme, Theme } from './use-themes.ts'

/** The timeout for the sync response that brings the change. */
const AWAIT_MS = 10_000

type Task = 'activate' | 'rollback' | 'duplicate' | 'delete'

interface ActionOptions {
  active: ActiveTheme | null | undefined
  confirm: Confirm
  showNotice: ScreenNotices['show']
}

/** An Admin's actions on themes: one at a time, also after several taps. */
export function useThemeActions({ active, confirm, showNotice }: ActionOptions) {
  const { themes } = useStaffApi()
  const [running, setRunning] = useState<{ task: Task; id: string } | null>(null)
  const [gone, setGone] = useState<readonly string[]>([])
  const isTaken = useRef(false)
  const syncedChange = useAwaitedChange(active?.change ?? null)

  /** Runs one action at a time; undefined if another is running. */
  async function runOne<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (isTaken.current) return undefined
    isTaken.current = true
    try {
      return await work()
    } finally {
      isTaken.current = false
      setRunning(null)
    }
  }

  /** The server's result; `unforeseen` is the message of an unexpected failure. */
  async function attempt(
    now: { task: Task; id: string },
    call: () => Promise<ThemeOutcome>,
    unforeseen: string,
  ): Promise<ThemeOutcome> {
    setRunning(now)
    try {
      return await call()
    } catch (error) {
      reportError(error)
      return { done: false, error: unforeseen }
    }
  }

  function report(outcome: ThemeOutcome, success: string, failure: string): void {
    showNotice(
      outcome.done
        ? { tone: 'success', text: success }
        : { tone: 'error', text: outcome.error || failure },
    )
  }

  async function activate({ id, name, config }: Theme): Promise<void> {
    await runOne(async () => {
      const text = themeListMessages.confirmActivate(name)
      const more = themeListMessages.hardToRead(countUnreadablePairs(config))
      if (!(await confirm({ title: 'Activate Theme', text, more, yes: 'Activate' }))) return
      const call = () => themes.activate(id)
      const outcome = await attempt({ task: 'activate', id }, call, themeListMessages.unexpected)
      report(outcome, themeListMessages.activated, themeListMessages.activateFailed)
      if (outcome.done) syncedChange.expect()
    })
  }

  /** Asks before a rollback to the named theme. */
  async function rollback({ theme }: ActiveTheme, target: string): Promise<void> {
    await runOne(async () => {
      const text = themeListMessages.confirmRollback
      const more = `Theme to restore: ${target}.`
      if (!(await confirm({ title: 'Rollback to Previous Theme', text, more, yes: 'Rollback' })))
        return
      const now = { task: 'rollback', id: theme.id } as const
      const outcome = await attempt(now, () => themes.rollback(), themeListMessages.rollbackFailed)
      report(
        outcome,
        (outcome.done && outcome.response.message) || themeListMessages.rolledBack,
        themeListMessages.rollbackFailed,
      )
      if (outcome.done) syncedChange.expect()
    })
  }

  /** Asks before a deletion; false if the theme still exists. */
  async function remove(theme: Theme): Promise<boolean> {
    const { id, name } = theme
    const obstacle = getDeletionObstacle(theme, active)
    if (obstacle) {
      showNotice({ tone: 'error', text: obstacle })
      return false
    }
    const done = await runOne(async () => {
      const text = themeListMessages.confirmDelete(name)
      if (!(await confirm({ title: 'Delete Theme', text, yes: 'Delete' }))) return false
      const call = () => themes.remove(id)
      const outcome = await attempt({ task: 'delete', id }, call, themeListMessages.deleteFailed)
      report(outcome, themeListMessages.deleted, themeListMessages.deleteFailed)
      if (outcome.done) setGone((before) => [...before, id])
      return outcome.done
    })
    return done ?? false
  }

  /** Null on success, otherwise the error; undefined if another copy is being made. */
  function duplicate(id: string, name: string, slug: string): Promise<string | null | undefined> {
    return runOne(async () => {
      const call = () => themes.duplicate({ id, name, slug })
      const outcome = await attempt(
        { task: 'duplicate', id },
        call,
        themeListMessages.duplicateFailed,
      )
      if (!outcome.done) return outcome.error || themeListMessages.duplicateFailed
      showNotice({
        tone: 'success',
        text: themeListMessages.duplicated(outcome.response.name ?? name),
      })
      return null
    })
  }

  return { activate, rollback, remove, duplicate, running, gone, isWaiting: syncedChange.isWaiting }
}

export type ThemeActions = ReturnType<typeof useThemeActions>

/** Why a theme cannot be deleted, known without a request. */
export function getDeletionObstacle(
  theme: Theme,
  active: ActiveTheme | null | undefined,
): string | null {
  if (theme.id === active?.theme.id) return themeListMessages.activeNotDeleted
  return theme.is_preset ? themeListMessages.presetNotDeleted : null
}

/**
 * Until the mirror has the change, this device shows the old state: a second activation in that
 * time would make the new theme its own predecessor.
 */
function useAwaitedChange(change: number | null): { isWaiting: boolean; expect: () => void } {
  const [before, setBefore] = useState<{ change: number | null } | null>(null)
  useEffect(() => {
    if (!before) return undefined
    const timer = setTimeout(() => setBefore(null), AWAIT_MS)
    return () => clearTimeout(timer)
  }, [before])
  return {
    isWaiting: before !== null && before.change === change,
    expect: () => setBefore({ change }),
  }
}
