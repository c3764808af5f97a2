import { useState } from 'react'

import { languageOf } from '#model/translations.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { TextArea, TextField } from '#ui/fields/fields.tsx'

import { translatable } from '../translations/translatable.tsx'
import { pastedItems } from './pasted-list.ts'

interface ListTextProps extends FieldProps {
  value: readonly string[]
  onChange: (items: string[]) => void
  lang?: string | undefined
}

/** A list with one item per line. Blank lines are for the form to drop when it is saved. */
export const LinesField = translatable(PlainLinesField)

function PlainLinesField({ value, onChange, lang, ...field }: ListTextProps) {
  const text = value.join('\n')
  return (
    <TextArea
      {...field}
      rows={6}
      value={text}
      lang={lang ?? languageOf(text)}
      pasted={asLines}
      onChange={(typed) => onChange(typed === '' ? [] : typed.split('\n'))}
    />
  )
}

/** A text that ends a line goes on with what follows it on a line of its own. */
function asLines(pasted: string): string {
  const lines = pastedItems(pasted).join('\n')
  return /[\n\r]\s*$/.test(pasted) ? `${lines}\n` : lines
}

/** A list with commas between its items. */
export const TagsField = translatable(PlainTagsField)

function PlainTagsField({ value, onChange, lang, ...field }: ListTextProps) {
  const [typed, setTyped] = useState('')
  // What was typed, with its blanks, as long as the list still is what that text gives.
  const text = isSame(itemsOf(typed), value) ? typed : value.join(', ')
  return (
    <TextField
      {...field}
      value={text}
      lang={lang ?? languageOf(text)}
      onChange={(next) => {
        setTyped(next)
        onChange(itemsOf(next))
      }}
    />
  )
}

function itemsOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map((item) => item.trim())
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at])
}
