import type { ParkReason } from '#db/stored-types.ts'
import type { RowConflict, Op } from '#model/mutation.ts'
import { getSourceColumn } from '#model/translated-tables.ts'
import { listTranslatedColumns } from '#model/translations.ts'

import { contentTypes, getColumnLabel } from '../content-types/content-types.ts'
import { endsTooSoon } from '../content-types/notice-messages.ts'

/** Messages for constraints of the database, by name. */
export const constraintMessages: Record<string, string> = {
  health_library_categories_slug_key: 'Slug already exists',
  health_library_illnesses_slug_key: 'Slug already exists',
  emergency_cards_slug_key: 'Slug already exists',
  notices_end_after_they_begin: endsTooSoon,
  health_library_illnesses_also_called_check:
    'Also Called has more than 60 lines, or a line of more than 80 characters.',
  doctors_name_check: 'Full name is required',
  services_service_name_check: 'Service name is required',
  testimonials_patient_name_check: 'Patient name is required',
}

/** Messages for constraints without one of their own, by SQLSTATE. */
const codes: Record<string, string> = {
  '42501': 'Your role no longer allows this change.',
  '23505': 'That name is already in use.',
  '23514': 'One of the values is not allowed, for example because it is too long.',
  '23502': 'A required field is empty.',
  '23503': 'It refers to a record that was deleted.',
}

const UNKNOWN = 'The server rejected this change.'

/** Explains why an edit is parked. The server's own message goes to the log only. */
export function describeParkReason(reason: ParkReason, ops: readonly Op[]): string {
  switch (reason.kind) {
    case 'conflict':
      return conflictReason(reason.rows, ops)
    case 'rejected':
      return (
        constraintMessages[reason.constraint ?? ''] ??
        translationReason(reason.constraint ?? '', ops) ??
        codes[reason.code] ??
        UNKNOWN
      )
    case 'no-file':
      return 'The picture is missing. Please choose it again.'
    case 'file-refused':
      return `The server rejected its picture: ${reason.message}. Please choose another one, or try again later.`
    case 'server-error':
      break
  }
  return 'The server failed on this change several times. Please try again later.'
}

/** The server rejects a translation by the name of its field. */
function translationReason(field: string, ops: readonly Op[]): string | undefined {
  const op = ops.find(({ set }) => Object.hasOwn(set ?? {}, field))
  if (!op || getSourceColumn(field) === undefined) return undefined
  return listTranslatedColumns(op.t).includes(getSourceColumn(field) ?? '')
    ? `${getColumnLabel(op.t, field)} is too long, or not allowed.`
    : `The server has no translation field named ${field}.`
}

function conflictReason(rows: Record<string, RowConflict>, ops: readonly Op[]): string {
  const op = ops.find(({ id }) => rows[id]) ?? ops[0]
  const conflict = op && rows[op.id]
  const one = op ? contentTypes[op.t].messages.one : 'record'
  if (op?.op === 'restore' && conflict && 'gone' in conflict)
    return `The server no longer knows this ${one}: it was deleted too long ago. This device still has a copy.`
  if (conflict && 'gone' in conflict) return `This ${one} was deleted on another device.`
  if (op?.op === 'delete') return `Someone changed this ${one} after you opened it.`
  return 'The same fields were changed elsewhere. Choose which version to keep.'
}
