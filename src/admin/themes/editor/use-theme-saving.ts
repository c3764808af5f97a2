import { useEffect, useEffectEvent, useState } from 'react'

import { useDatabase } from '#db/hooks/database-context.ts'
import { useRows } from '#db/hooks/use-rows.ts'
import { requestSync } from '#db/meta.ts'
import type { Row } from '#model/rows.ts'
import { validateTheme, type ThemeProblem } from '#model/theme/theme-rules.ts'
import { messages } from '#session/messages.ts'
import type { SessionState } from '#session/session-core.ts'
import { useStaffApi, useSessionState } from '#session/use-session.ts'

import type { ScreenNotices } from '../../shell/use-notice.ts'
import { createThemeSlug } from '../theme-slug.ts'
import { editorMessages } from './editor-messages.ts'
import { summarizeChanges } from './history/change-summary.ts'
import { diffThemes } from './history/diff-themes.ts'
import { saveAsCopy } from './save-as-copy.ts'
import type { EditedTheme } from './theme-edits.ts'
import type { ThemeEditing } from './use-theme-edits.ts'

/** The state of publishing a theme. `of` is the saved theme: an edit ends this state. */
type Stage =
  | { kind: 'editing' | 'saving' | 'activating' }
  | { kind: 'saved'; theme: EditedTheme; version: number }
  | { kind: 'activated'; theme: EditedTheme }
  /** `name` is the theme that has the edits now. */
  | { kind: 'copied'; theme: EditedTheme; name: string }

type Theme = Row<'modern_themes'>

interface SavingOptions {
  theme: Theme
  editing: ThemeEditing
  notices: ScreenNotices
}

/** Saves and activates a theme, and reports what prevents it. */
export function useThemeSaving({ theme, editing, notices }: SavingOptions) {
  const { themes } = useStaffApi()
  const db = useDatabase()
  const session = useSessionState()
  const storedThemes = useRows('modern_themes')
  const settings = useRows('modern_site_settings')?.[0]
  const [stage, setStage] = useState<Stage>({ kind: 'editing' })
  const [checked, setChecked] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [reportCount, setReportCount] = useState(0)
  /** The version before a save without a response. */
  const [unanswered, setUnanswered] = useState<number | null>(null)

  const { base, present, isDirty } = editing
  const isBusy = stage.kind === 'saving' || stage.kind === 'activating'
  const reached = getCurrentStage(present, stage)
  const problems: ThemeProblem[] = checked ? validateTheme(present.config) : []
  const isUnpublished =
    !isDirty && ['editing', 'copied'].includes(reached.kind) && isBehind(settings, theme)

  function reach(next: Stage): void {
    setStage(next)
    setReportCount((times) => times + 1)
  }

  function fail(text: string): void {
    setFailure(text)
    reach({ kind: 'editing' })
  }

  function forgetMessages(): void {
    setChecked(false)
    setFailure(null)
    setStage({ kind: 'editing' })
  }

  function loadTheirs(): EditedTheme {
    forgetMessages()
    return editing.loadTheirs()
  }

  function finish(submitted: EditedTheme, version: number): void {
    setChecked(false)
    setUnanswered(null)
    setFailure(null)
    reach({ kind: 'saved', theme: editing.settle(submitted, version), version })
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

  /** False where the settings are refused. */
  function startSaving({ config }: EditedTheme): boolean {
    setChecked(true)
    setFailure(null)
    const isValid = validateTheme(config).length === 0
    if (isValid) setStage({ kind: 'saving' })
    else reach({ kind: 'editing' })
    return isValid
  }

  const toChange = ({ config, description, summary }: EditedTheme) => ({
    config,
    description: description === base.description ? null : description,
    summary: summary?.trim() || summarizeChanges(diffThemes(base.config, config)),
  })

  async function save(): Promise<void> {
    if (isBusy || !isDirty) return
    const submitted = present
    if (!startSaving(submitted)) return
    const outcome = await themes
      .update({ id: theme.id, ...toChange(submitted), baseVersion: base.version })
      .catch(asFailure)
    if (!outcome.done) {
      setUnanswered(outcome.error === messages.noResponse ? base.version : null)
      fail(outcome.error || editorMessages.updateFailed)
      // Where a colleague saved first, their version comes.
      await requestSync(db)
      return
    }
    finish(submitted, outcome.response.version_number ?? base.version + 1)
  }

  /** For edits of a version that is no longer the newest: they become a theme of their own. */
  async function keepAsCopy(): Promise<void> {
    if (isBusy || !startSaving(present)) return
    const name = `${theme.name} Copy`
    const copy = { id: theme.id, name, slug: createThemeSlug(storedThemes ?? [], name) }
    const outcome = await saveAsCopy(themes, copy, toChange(present)).catch(asFailure)
    if (!outcome.done) {
      fail(outcome.error || editorMessages.updateFailed)
      return
    }
    reach({ kind: 'copied', theme: loadTheirs(), name })
    notices.show({ tone: 'success', text: editorMessages.copied(name) })
  }

  async function activate(): Promise<void> {
    if (isBusy) return
    setFailure(null)
    if (!isThere(theme, storedThemes) || !isSignedIn(session)) {
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
    reach({ kind: 'activated', theme: present })
    notices.show({ tone: 'success', text: editorMessages.activated })
  }

  return {
    stage: reached,
    isBusy,
    /** Counts the messages about saves and activations. */
    reportCount,
    problems,
    failure,
    /** Whether what is saved is not what visitors see. */
    canActivate: reached.kind === 'saved' || isUnpublished,
    isUnpublished,
    save,
    activate,
    keepAsCopy,
    loadTheirs,
    /** Back to the saved copy, without any of the messages about the edits (AC-372). */
    reset: () => {
      forgetMessages()
      editing.reset()
    },
  }
}

export type ThemeSaving = ReturnType<typeof useThemeSaving>

/** An edit ends the saved state (AC-375); undoing that edit restores it. */
function getCurrentStage(present: EditedTheme, stage: Stage): Stage {
  return 'theme' in stage && stage.theme !== present ? { kind: 'editing' } : stage
}

/** Whether visitors see an older version of the active theme, as far as this device knows. */
function isBehind(settings: Row<'modern_site_settings'> | undefined, theme: Theme): boolean {
  return settings?.active_theme_id === theme.id && settings.theme_hash !== theme.config_hash
}

const isThere = ({ id }: Theme, storedThemes: readonly Theme[] | undefined) =>
  storedThemes?.some((one) => one.id === id) ?? true

const isSignedIn = (session: SessionState) => session.status === 'signed-in' && !session.ended

function asFailure(error: unknown): { done: false; error: string } {
  reportError(error)
  return { done: false, error: '' }
}
