import { useState } from 'react'

import { getForeignLanguage } from '#model/translations.ts'
import type { FieldProps } from '#ui/fields/field.tsx'
import { TextArea, TextField } from '#ui/fields/fields.tsx'

import { PasteNoticeFrame } from '../paste/paste-notice.tsx'
import { usePastedItems } from '../paste/use-pasted-items.ts'
import { makeTranslatable } from '../translations/translatable.tsx'

interface ListTextProps extends FieldProps {
  value: readonly string[]
  onChange: (items: string[]) => void
  lang?: string | undefined
}

/** A list with one item per line. The form drops blank lines when it is saved. */
export const LinesField = makeTranslatable(PlainLinesField)

function PlainLinesField({ value, onChange, ...field }: ListTextProps) {
  return (
    <PlainPointsField
      {...field}
      value={value.join('\n')}
      onChange={(input) => onChange(input === '' ? [] : input.split('\n'))}
    />
  )
}

interface PointsProps extends FieldProps {
  value: string | null
  onChange: (text: string) => void
  lang?: string | undefined
  rows?: number
}

/** A text with one point per line. */
export const PointsField = makeTranslatable(PlainPointsField)

function PlainPointsField({ value, onChange, lang, rows = 6, ...field }: PointsProps) {
  const text = value ?? ''
  const { onPaste, pasteResult } = usePastedItems({ text, onChange, between: '\n' })
  return (
    <PasteNoticeFrame label={field.label} pasteResult={pasteResult}>
      <TextArea
        {...field}
        rows={rows}
        value={text}
        lang={lang ?? getForeignLanguage(text)}
        input={{ onPaste }}
        onChange={onChange}
      />
    </PasteNoticeFrame>
  )
}

/** A comma-separated list. */
export const TagsField = makeTranslatable(PlainTagsField)

function PlainTagsField({ value, onChange, lang, ...field }: ListTextProps) {
  const [input, setInput] = useState('')
  // The typed text with its spaces, as long as it still parses to the current list.
  const text = isSame(itemsOf(input), value) ? input : value.join(', ')
  const change = (next: string) => {
    setInput(next)
    onChange(itemsOf(next))
  }
  const { onPaste, pasteResult } = usePastedItems({ text, onChange: change, between: ', ' })
  return (
    <PasteNoticeFrame label={field.label} pasteResult={pasteResult}>
      <TextField
        {...field}
        value={text}
        lang={lang ?? getForeignLanguage(text)}
        input={{ onPaste }}
        onChange={change}
      />
    </PasteNoticeFrame>
  )
}

function itemsOf(text: string): string[] {
  return text === '' ? [] : text.split(',').map((item) => item.trim())
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((item, at) => item === b[at])
}
