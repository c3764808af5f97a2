import { useMemo } from 'react'

import { useRows } from '#db/hooks/use-rows.ts'
import { getFieldKind } from '#model/form-schemas.ts'
import type { EditableTable, TableName } from '#model/rows.ts'
import { getTableSpec } from '#model/tables.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Checkbox, NumberField, SelectField, TextArea, TextField } from '#ui/fields/fields.tsx'

import { toSentenceCase } from '../content-types/common-messages.ts'
import { getColumnLabel } from '../content-types/content-types.ts'
import { DayField } from '../forms/fields/day-field.tsx'
import { LinksField, type LinkOption } from '../forms/fields/links-field.tsx'
import { LinesField } from '../forms/fields/list-fields.tsx'
import { StarField } from '../forms/fields/star-field.tsx'
import { createSearchText } from '../lists/list-search.ts'

/** Columns that refer to rows of another table. */
const linked: Record<string, TableName> = {
  service_ids: 'services',
  doctor_ids: 'doctors',
  related_ids: 'health_library_illnesses',
}

interface FieldOfKindProps {
  table: EditableTable
  /** The record it belongs to. */
  id: string
  name: string
  value: unknown
  error: string | undefined
  onChange: (value: unknown) => void
}

/** The input of a field by its kind: options as a select, text as a text field. */
export function GenericField({ table, id, name, value, error, onChange }: FieldOfKindProps) {
  const field = { label: getColumnLabel(table, name), name, error, onChange }
  const fieldKind = getFieldKind(table, name)
  const refers = getTableSpec(table).refers
  const linkedTable = linked[name]
  if (refers?.column === name) {
    return <OneRecord {...field} to={refers.to} value={textOf(value)} />
  }
  if (linkedTable)
    return <ManyRecords {...field} to={linkedTable} without={id} value={listOf(value)} />
  switch (fieldKind.kind) {
    case 'choice': {
      const options = fieldKind.choices.map((choice) => ({
        value: choice,
        label: toSentenceCase(choice),
      }))
      return <SelectField {...field} value={textOf(value)} options={options} />
    }
    case 'switch':
      return <Checkbox {...field} value={value === true} />
    case 'number':
      return <NumberOfKind {...field} value={typeof value === 'number' ? value : null} />
    case 'list':
      return <LinesField {...field} hint="One per line." value={listOf(value)} />
    case 'prose':
      return <TextArea {...field} {...words(value)} />
    case 'text':
      break
  }
  if (name.endsWith('_on')) return <DayField {...field} value={textOf(value)} />
  return <TextField {...field} {...words(value)} />
}

type Field = Pick<FieldOfKindProps, 'name' | 'error' | 'onChange'> & { label: string }

function NumberOfKind({ value, ...field }: Field & { value: number | null }) {
  if (field.name === 'star_rating') return <StarField {...field} value={value} />
  return <NumberField {...field} min={0} blank={null} value={value} />
}

function OneRecord({ to, value, onChange, ...field }: Field & { to: TableName; value: string }) {
  const records = useNames(to)
  const options = [
    { value: '', label: 'None' },
    ...records.map(({ id, name }) => ({ value: id, label: name })),
  ]
  return (
    <SelectField
      {...field}
      value={records.some(({ id }) => id === value) ? value : ''}
      options={options}
      onChange={(id) => onChange(id === '' ? null : id)}
    />
  )
}

interface ManyRecordsProps extends Field {
  to: TableName
  /** The record itself is not an option. */
  without: string
  value: string[]
}

function ManyRecords({ to, without, ...field }: ManyRecordsProps) {
  return <LinksField {...field} options={useNames(to).filter(({ id }) => id !== without)} />
}

function useNames(table: TableName): LinkOption[] {
  const rows = useRows(table) ?? []
  const column = getTableSpec(table).name ?? 'id'
  const foundText = useMemo(() => createSearchText<Record<string, unknown>>([column]), [column])
  return rows.map((row) => {
    const fields = row as Record<string, unknown>
    return { id: row.id, name: textOf(fields[column]), text: () => foundText(fields) }
  })
}

const words = (value: unknown) => ({
  value: textOf(value),
  lang: getForeignLanguage(textOf(value)),
})
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const listOf = (value: unknown) => (Array.isArray(value) ? value.map(String) : [])
