import { useEffect, useEffectEvent, useState } from 'react'

import { useRows } from '#db/live/use-rows.ts'
import type { Row } from '#model/rows.ts'
import { validateTheme, type ThemeProblem } from '#model/theme/theme-rules.ts'
import { messages } from '#session/messages.ts'
import type { SessionState } from '#session/session-core.ts'
import { useStaffApi, useSessionState } from '#session/use-session.ts'

import type { ScreenNotices } from '../../shell/use-notice.ts'
import { editorMessages } from './editor-messages.ts'
import { summarizeChanges } from './history/change-summary.ts'
import { diffThemes } from './history/diff-themes.ts'
import { useThemeUpdates } from './remote-changes/use-theme-updates.ts'
import type { EditedTheme } from './theme-edits.ts'
import type { ThemeEditing } from './use-theme-edits.ts'

/** The state of publishing a theme. `of` is the saved theme: an edit ends this state. */
type Stage =
  | { kind: 'editing' | 'saving' | 'activating' }
  | { kind: 'saved'; of: EditedTheme; version: number }
  | { kind: 'activated'; of: EditedTheme }

type Theme = Row<'modern_themes'>

interface SavingOptions {
  theme: Theme
  editing: ThemeEditing
  notices: ScreenNotices
}

/** Saves and activates a theme, and reports what prevents it. */
export function useThemeSaving({ theme, editing, notices }: SavingOptions) {
  const { themes } = useStaffApi()
  const session = useSessionState()
  const known = useRows('modern_themes')
  const settings = useRows('modern_site_settings')?.[0]
  const [stage, setStage] = useState<Stage>({ kind: 'editing' })
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [said, setSaid] = useState(0)
  /** The version before a save without a response. */
  const [unanswered, setUnanswered] = useState<number | null>(null)
  const lookForNewer = useThemeUpdates(theme, editing)

  const { base, present, isDirty } = editing
  const isBusy = stage.kind === 'saving' || stage.kind === 'activating'
  const reached = reachedBy(present, stage)
  const asks = editing.questions.length > 0
  const problems: ThemeProblem[] = checked ? validateTheme(present.config) : []
  const isUnpublished = !isDirty && reached.kind === 'editing' && isBehind(settings, theme)

  function reach(next: Stage): void {
    setStage(next)
    setSaid((times) => times + 1)
  }

  function fail(text: string): void {
    setFailure(text)
    reach({ kind: 'editing' })
  }

  function finish(sent: EditedTheme, version: number): void {
    setChecked(false)
    setUnanswered(null)
    setFailure(null)
    reach({ kind: 'saved', of: editing.settle(sent, version), version })
    notices.show({ tone: 'success', text: editorMessages.updated(theme.name, version) })
  }

  // The save succeeded after all: the new version has no differences (S-95).
  const isDone = unanswered !== null && !isDirty && base.version > unanswered
  const finishUnanswered = useEffectEvent(() => finish(present, base.version))
  useEffect(() => {
    if (!isDone) return undefined
    const soon = setTimeout(() => finishUnanswered())
    return () => clearTimeout(soon)
  }, [isDone])

  async function save(): Promise<void> {
    if (isBusy || !isDirty) return
    setChecked(true)
    setFailure(null)
    if (asks || validateTheme(present.config).length > 0) {
      reach({ kind: 'editing' })
      return
    }
    const sent = present
    setStage({ kind: 'saving' })
    const outcome = await themes
      .update({
        id: theme.id,
        config: sent.config,
        description: sent.description === base.description ? null : sent.description,
        summary: sent.summary?.trim() || summarizeChanges(diffThemes(base.config, sent.config)),
        baseVersion: base.version,
      })
      .catch(asFailure)
    if (!outcome.done) {
      setUnanswered(outcome.error === messages.noAnswer ? base.version : null)
      fail(outcome.error || editorMessages.updateFailed)
      await lookForNewer()
      return
    }
    finish(sent, outcome.answer.version_number ?? base.version + 1)
  }

  async function activate(): Promise<void> {
    if (isBusy) return
    setFailure(null)
    if (!isThere(theme, known) || !isSignedIn(session)) {
      fail(editorMessages.missing)
      return
    }
    setStage({ kind: 'activating' })
    const outcome = await themes
      .activate(theme.id)
      .catch((error: unknown) => ({ ...asFailure(error), error: editorMessages.activateBroke }))
    if (!outcome.done) {
      fail(outcome.error || editorMessages.activateFailed)
      return
    }
    reach({ kind: 'activated', of: present })
    notices.show({ tone: 'success', text: editorMessages.activated })
  }

  return {
    stage: reached,
    isBusy,
    /** Counts the messages about saves and activations. */
    said,
    problems,
    failure: failure ?? (checked && asks ? editorMessages.decideFirst : null),
    /** Whether the saved version is not live. */
    canActivate: reached.kind === 'saved' || isUnpublished,
    isUnpublished,
    save,
    activate,
    /** Reverts to the saved copy, and clears all messages about the edits (AC-372). */
    reset: () => {
      setChecked(false)
      setFailure(null)
      setStage({ kind: 'editing' })
      editing.reset()
    },
  }
}

export type ThemeSaving = ReturnType<typeof useThemeSaving>

/** An edit ends the saved state (AC-375); undoing that edit restores it. */
function reachedBy(present: EditedTheme, stage: Stage): Stage {
  return 'of' in stage && stage.of !== present ? { kind: 'editing' } : stage
}

/** Whether visitors see an older version of the active theme, as far as this device knows. */
function isBehind(settings: Row<'modern_site_settings'> | undefined, theme: Theme): boolean {
  return settings?.active_theme_id === theme.id && settings.theme_hash !== theme.config_hash
}

const isThere = ({ id }: Theme, known: readonly Theme[] | undefined) =>
  known?.some((one) => one.id === id) ?? true

const isSignedIn = (session: SessionState) => session.status === 'signed-in' && !session.ended

function asFailure(error: unknown): { done: false; error: string } {
  reportError(error)
  return { done: false, error: '' }
}
