import { foldText } from '#model/texts/normalize-text.ts'

import { matchesAllTerms, tokenizeSearch } from '../../lists/list-search.ts'
import type { Theme } from './use-themes.ts'

/** Sorts the active theme first, presets before custom ones, then by name (AC-301). */
export function sortThemes(themes: readonly Theme[], activeId: string | undefined): Theme[] {
  const rank = ({ id, is_preset: isPreset }: Theme) => {
    if (id === activeId) return 0
    return isPreset ? 1 : 2
  }
  return themes.toSorted(
    (a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1),
  )
}

/** The themes whose name or description contains every word of the search (AC-297). */
export function filterThemes(themes: readonly Theme[], search: string): Theme[] {
  const searched = tokenizeSearch(search)
  return themes.filter(({ name, description }) =>
    matchesAllTerms(foldText(`${name} ${description ?? ''}`), searched),
  )
}
