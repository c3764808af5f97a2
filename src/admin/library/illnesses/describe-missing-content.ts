import type { Form } from '#model/rows.ts'

import { illnessMessages } from '../../content-types/illness-messages.ts'
import type { IllnessPictures } from './use-illness-pictures.ts'

const WORTH_FILLING = [
  'meaning',
  'symptoms',
  'management_treatment',
  'when_to_get_help',
  'category_id',
] as const

/** Says what the public page still lacks. */
export function describeMissingContent(
  fields: Form<'health_library_illnesses'>,
  pictures: IllnessPictures,
): string {
  const names = illnessMessages.columns
  const empty: string[] = WORTH_FILLING.filter((column) => isEmpty(fields[column])).map(
    (c) => names[c],
  )
  const silent = pictures.filter(({ alt_text }) => alt_text.trim() === '').length
  if (silent > 0)
    empty.push(silent === 1 ? '1 description of a picture' : `${silent} descriptions of pictures`)
  return empty.length === 0 ? 'Nothing is missing.' : `Still empty: ${empty.join(', ')}.`
}

function isEmpty(value: string | readonly string[] | null): boolean {
  const texts = typeof value === 'string' ? [value] : (value ?? [])
  return texts.every((text) => text.trim() === '')
}
