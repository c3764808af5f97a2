import type { EditableTable } from '#model/rows.ts'

import { unsavedSince } from '../../content-types/common-messages.ts'
import { contentTypes } from '../../content-types/content-types.ts'
import type { ScreenNotice } from '../../shell/use-notice.ts'
import { hasUnsavedChanges } from '../core/form-state.ts'
import type { RemoteChange, RemoteChanges, OpenForm } from '../core/open-form.ts'
import type { RemoteChangeSummary } from '../core/use-form.ts'
import type { FormErrors } from '../core/validate-form.ts'

/** The form's summary of remote changes. */
export function summarizeRemoteChanges(
  table: EditableTable,
  { remoteChanges, isDeleted }: { remoteChanges: RemoteChanges; isDeleted: boolean },
  labelOf: (name: string) => string,
): RemoteChangeSummary {
  const labels = (is: (mark: RemoteChange) => boolean) =>
    Object.entries(remoteChanges)
      .filter(([, mark]) => is(mark))
      .map(([name]) => labelOf(name))
      .join(', ')
  const conflicts = labels(({ kind }) => kind === 'conflict')
  const ownChanges = labels(({ kind, change }) => kind !== 'conflict' && change.by === 'here')
  const merged = labels(({ kind, change }) => kind !== 'conflict' && change.by !== 'here')
  const sentences = [
    merged && `Changed elsewhere: ${merged}.`,
    ownChanges && `Changed by you elsewhere on this device: ${ownChanges}.`,
    conflicts && `Also changed elsewhere. Choose a version: ${conflicts}.`,
  ]
  const gone = `This ${contentTypes[table].messages.one} was deleted. Your changes are still here. If you save them, you can restore it from “Unsent changes”.`
  return { announcement: sentences.filter(Boolean).join(' '), gone: isDeleted ? gone : null }
}

/** Why a form is not saved yet: the user has to resolve conflicts first. */
export function createConflictErrors(names: readonly string[]): FormErrors {
  return Object.fromEntries(names.map((name) => [name, 'Choose which version to keep.']))
}

interface Saving<P> {
  table: EditableTable
  form: OpenForm<object, P>
  isHeldUp: boolean
  /** The id of the edit. */
  edit: string
  /** The message if the save succeeds. */
  text: string
  /** Whether later input keeps the form open. */
  isLeft: boolean
}

/** The notice after a form is stored. A save that will be parked is never reported as a success (S-74). */
export function createSaveNotice<P>({
  table,
  form,
  isHeldUp,
  edit,
  text,
  isLeft,
}: Saving<P>): ScreenNotice {
  const { one } = contentTypes[table].messages
  const isEdited = hasUnsavedChanges(form)
  if (form.isDeleted) {
    const advice = isEdited
      ? 'Your changes are saved on this device. Restore the record from “Unsent changes”.'
      : 'There are no changes to save.'
    return { tone: 'warning', text: `This ${one} was deleted. ${advice}` }
  }
  if (isHeldUp && isEdited) {
    const waits = `An earlier change of this ${one} waits for your decision under “Unsent changes”, and this one waits behind it.`
    return { tone: 'warning', text: `Saved on this device. ${waits}` }
  }
  return { tone: 'success', text: isLeft ? `${text} ${unsavedSince}` : text, edit }
}
