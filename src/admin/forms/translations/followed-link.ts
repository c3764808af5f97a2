import type { ScreenNotice } from '../../shell/use-notice.ts'

/** A link of the translations list, and all links of that list in their order. */
interface FollowedLink {
  to: string
  fields: readonly string[]
  /** Its index; that of a record is the index of its first field. */
  at: number
  /** The notice of the save. */
  notice?: ScreenNotice
}

let lastLink: FollowedLink | null = null

export function setFollowedLink(link: FollowedLink): void {
  lastLink = link
}

/** Passes the notice of a save on to the list; returns false if the open form's link is not in it. */
export function isSavedFromList(address: string, notice: ScreenNotice): boolean {
  if (lastLink?.to !== address) return false
  lastLink = { ...lastLink, notice }
  return true
}

/** The link whose form was saved last, until it is cleared. */
export const getSavedLink = (): FollowedLink | null => (lastLink?.notice ? lastLink : null)

/** Called once the list has shown the notice. */
export function clearFollowedLink(): void {
  lastLink = null
}
