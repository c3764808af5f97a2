import type { Draft } from '#db/stored-types.ts'
import { isRecord } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { completeTheme } from '#theme/default-theme.ts'

import type { EditedTheme } from './theme-edits.ts'

/** The saved theme that the edits are based on. */
export interface ThemeBase {
  version: number
  config: ThemeConfig
  description: string
}

/** The key of a theme's draft on this device. */
export const getThemeDraftKey = (themeId: string) => `modern_themes/${themeId}`

/** The last saved theme, with missing settings from the default theme. */
export function toThemeBase(theme: Row<'modern_themes'>): ThemeBase {
  return {
    version: theme.version_number,
    config: completeTheme(theme.config),
    description: theme.description ?? '',
  }
}

/** The saved theme as the start of editing. */
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

/** A draft and the saved theme it is based on; an older build may have written it. */
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
