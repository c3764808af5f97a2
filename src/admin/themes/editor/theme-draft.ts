import type { Draft } from '#db/stored-types.ts'
import { isRecord } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { completeTheme } from '#theme/default-theme.ts'

import type { EditedTheme } from './theme-edits.ts'

/** The saved copy that the edits are made from. */
export interface ThemeBase {
  version: number
  config: ThemeConfig
  description: string
}

/** Where the draft of a theme is kept on this device. */
export const getThemeDraftKey = (themeId: string) => `modern_themes/${themeId}`

/** A theme as it was saved last, made complete: what it lacks comes from the default theme. */
export function toThemeBase(theme: Row<'modern_themes'>): ThemeBase {
  return {
    version: theme.version_number,
    config: completeTheme(theme.config),
    description: theme.description ?? '',
  }
}

/** The saved copy as something to edit. */
export function toEditedTheme({ config, description }: ThemeBase): EditedTheme {
  return { config, description, summary: null }
}

export function createThemeDraft(themeId: string, edited: EditedTheme, base: ThemeBase): Draft {
  return {
    key: getThemeDraftKey(themeId),
    fields: { ...edited },
    seen: { ...base },
    at: Date.now(),
  }
}

/** A draft and the saved copy it was made from; an older build may have written it. */
export function parseThemeDraft({ fields, seen }: Draft, theme: Row<'modern_themes'>) {
  const now = toThemeBase(theme)
  const base: ThemeBase = {
    version: typeof seen['version'] === 'number' ? seen['version'] : now.version,
    config: isRecord(seen['config']) ? completeTheme(seen['config']) : now.config,
    description: textIn(seen['description']) ?? now.description,
  }
  const edited: EditedTheme = {
    config: completeTheme(fields['config']),
    description: textIn(fields['description']) ?? base.description,
    summary: textIn(fields['summary']),
  }
  return { base, edited }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
