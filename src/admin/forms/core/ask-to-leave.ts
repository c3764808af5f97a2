import { unsavedChanges } from '../../content-types/common-messages.ts'
import type { Choose } from '../../shell/use-confirm.tsx'

type LeaveChoice = 'discard' | 'stay' | 'save'

/** Asks what becomes of unsaved input; `saveLabel` is null where it cannot be saved now. */
export async function askToLeave(
  choose: Choose,
  saveLabel: string | null = null,
): Promise<LeaveChoice> {
  return choose({
    title: 'Unsaved changes',
    text: unsavedChanges,
    choices: {
      // Apart from Save, so that a slip of the finger loses nothing.
      discard: { label: 'Discard changes', tone: 'danger' },
      stay: { label: 'Keep editing' },
      save: saveLabel === null ? null : { label: saveLabel, tone: 'primary' },
    },
    dismissed: 'stay',
  })
}
