import type { ThemeChange } from '#model/theme/theme-change.ts'
import type { ThemeOutcome, ThemeRequests } from '#session/theme-requests.ts'

type Copy = Parameters<ThemeRequests['duplicate']>[0]

/** Saves edits of a theme as a theme of their own. A copy that cannot take them is deleted again. */
export async function saveAsCopy(
  themes: ThemeRequests,
  copy: Copy,
  change: Omit<ThemeChange, 'id' | 'baseVersion'>,
): Promise<ThemeOutcome> {
  const outcome = await themes.duplicate(copy)
  if (!outcome.done) return outcome
  const id = outcome.response.theme_id
  if (id === undefined) return { done: false, error: '' }
  const saved = await themes.update({ ...change, id, baseVersion: 1 })
  if (!saved.done) await themes.remove(id)
  return saved
}
