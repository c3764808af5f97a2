import { TextArea as PlainTextArea, TextField as PlainTextField } from '#ui/fields/fields.tsx'

import { makeTranslatable } from './translatable.tsx'

/** The fields of records, with translations where a record has them. */
export const TranslatableTextField = makeTranslatable(PlainTextField)
export const TranslatableTextArea = makeTranslatable(PlainTextArea)
