import { TextArea as PlainTextArea, TextField as PlainTextField } from '#ui/fields/fields.tsx'

import { translatable } from './translatable.tsx'

/** The fields of records, with their translations where a record has them. */
export const TextField = translatable(PlainTextField)
export const TextArea = translatable(PlainTextArea)
