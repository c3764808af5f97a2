import type { Draft } from '#db/stored-types.ts'
import { isRecord } from '#model/json.ts'
import type { Row } from '#model/rows.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import { wholeTheme } from '#theme/default-theme.ts'

import type { Edited } from './theme-edits.ts'

/** The saved copy that the edits are made from. */
export interface Base {
  version: number
  config: ThemeConfig
  description: string
}

/** Where the draft of a theme is kept on this device. */
export const draftKeyOf = (themeId: string) => `modern_themes/${themeId}`

/** A theme as it was saved last, made complete: what it lacks comes from the default theme. */
export function baseOf(theme: Row<'modern_themes'>): Base {
  return {
    version: theme.version_number,
    config: wholeTheme(theme.config),
    description: theme.description ?? '',
  }
}

/** The saved copy as something to edit. */
export function copyOf({ config, description }: Base): Edited {
  return { config, description, summary: null }
}

export function draftOf(themeId: string, edited: Edited, base: Base): Draft {
  return { key: draftKeyOf(themeId), fields: { ...edited }, seen: { ...base }, at: Date.now() }
}

/** A draft and the saved copy it was made from; an older build may have written it. */
export function readDraft({ fields, seen }: Draft, theme: Row<'modern_themes'>) {
  const now = baseOf(theme)
  const base: Base = {
    version: typeof seen['version'] === 'number' ? seen['version'] : now.version,
    config: isRecord(seen['config']) ? wholeTheme(seen['config']) : now.config,
    description: textIn(seen['description']) ?? now.description,
  }
  const edited: Edited = {
    config: wholeTheme(fields['config']),
    description: textIn(fields['description']) ?? base.description,
    summary: textIn(fields['summary']),
  }
  return { base, edited }
}

const textIn = (value: unknown) => (typeof value === 'string' ? value : null)
