import { useMemo, useState } from 'react'

import { useOrderedRows } from '#db/live.ts'
import type { Category, Illness } from '#model/rows.ts'
import { SelectField } from '#ui/fields.tsx'

import { ListScreen } from '../lists/list-screen.tsx'
import { useList } from '../lists/use-list.ts'
import { useReorder } from '../lists/use-reorder.tsx'
import { NoDataYet } from '../no-data-yet.tsx'
import { IllnessDialog } from './illness-dialog.tsx'
import { IllnessTable } from './illness-table.tsx'
import { LibrarySwitch } from './library-switch.tsx'
import { useIllnessEditor } from './use-illness-editor.ts'

const ALL = 'all'
const NONE = 'none'

/** /admin/health-library/illnesses: a table with a modal add/edit form, and the switch of the library. */
export function IllnessesScreen() {
  const [category, setCategory] = useState(ALL)
  const also = useMemo(() => inCategory(category), [category])
  const list = useList('health_library_illnesses', { textsOf, also })
  const categories = useOrderedRows('health_library_categories') ?? []
  const editor = useIllnessEditor(list?.rows)
  const illnesses = list?.rows ?? []
  const order = useReorder({
    table: 'health_library_illnesses',
    ids: list?.ids ?? [],
    nameOf: (id) => illnesses.find((illness) => illness.id === id)?.illness_name ?? '',
    notices: editor.notices,
    off: Boolean(list?.search) || category !== ALL,
  })

  if (!list) return <NoDataYet />
  const published = illnesses.filter(({ visibility }) => visibility === 'published').length
  return (
    <ListScreen
      title="Manage Illnesses"
      table="health_library_illnesses"
      list={list}
      editor={editor}
      words={{
        icon: 'brain',
        add: 'Add Illness',
        none: 'No illnesses added yet',
        first: 'Add Your First Illness',
        search: 'Search illnesses',
        noMatch: 'No illness matches your search',
        count: `${illnesses.length} ${illnesses.length === 1 ? 'illness' : 'illnesses'}, ${published} published`,
        many: 'illnesses',
      }}
      onAdd={() => void editor.add({ display_order: illnesses.length })}
      form={
        <>
          <LibrarySwitch />
          {editor.isOpen && (
            <IllnessDialog
              key={editor.formKey}
              editor={editor}
              illnesses={illnesses}
              categories={categories}
            />
          )}
        </>
      }
      beside={
        illnesses.length > 0 && (
          <CategoryFilter categories={categories} value={category} onChange={setCategory} />
        )
      }
    >
      <IllnessTable list={list} order={order} editor={editor} categories={categories} />
    </ListScreen>
  )
}

function textsOf({ illness_name, short_summary }: Illness) {
  return [illness_name, short_summary]
}

function inCategory(chosen: string): (illness: Illness) => boolean {
  if (chosen === ALL) return () => true
  return ({ category_id }) => category_id === (chosen === NONE ? null : chosen)
}

interface CategoryFilterProps {
  categories: readonly Category[]
  value: string
  onChange: (category: string) => void
}

function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  return (
    <SelectField
      label="Show"
      name="category-filter"
      value={value}
      options={[
        { value: ALL, label: 'All categories' },
        ...categories.map(({ id, category_name }) => ({ value: id, label: category_name })),
        { value: NONE, label: 'Uncategorized' },
      ]}
      onChange={onChange}
    />
  )
}
