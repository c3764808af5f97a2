import type { ScreenNotice } from '../../shell/use-notice.ts'

/** A link of the list of what is to be translated, and all links of that list in their order. */
interface FollowedLink {
  to: string
  fields: readonly string[]
  /** Its place among them; that of a record is the one of its first field. */
  at: number
  /** What was said when the form that it led to was saved. */
  said?: ScreenNotice
}

let followed: FollowedLink | null = null

export function setFollowedLink(link: FollowedLink): void {
  followed = link
}

/** Keeps what is said of saving for the list; false where the link of the open form was not in it. */
export function isSavedFromList(address: string, said: ScreenNotice): boolean {
  if (followed?.to !== address) return false
  followed = { ...followed, said }
  return true
}

/** The link whose form was saved last, until it is forgotten. */
export const getSavedLink = (): FollowedLink | null => (followed?.said ? followed : null)

/** Called once the list has it. */
export function clearFollowedLink(): void {
  followed = null
}
