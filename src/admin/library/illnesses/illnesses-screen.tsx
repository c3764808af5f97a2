import { useDeferredValue, useMemo, useState } from 'react'

import { useOrderedRows } from '#db/live.ts'
import type { Category, Illness } from '#model/rows.ts'
import { SelectField } from '#ui/fields.tsx'

import { ListScreen } from '../../lists/list-screen.tsx'
import { useReorder } from '../../lists/reorder/use-reorder.tsx'
import { useList, type List } from '../../lists/use-list.ts'
import { NoDataYet } from '../../shell/no-data-yet.tsx'
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
  const categories = useOrderedRows('health_library_categories')
  if (!list || !categories) return <NoDataYet />
  return <Illnesses {...{ list, categories, category, setCategory }} />
}

interface IllnessesProps {
  list: List<Illness>
  categories: readonly Category[]
  /** The one that is shown, or all. */
  category: string
  setCategory: (category: string) => void
}

function Illnesses({ list, categories, category, setCategory }: IllnessesProps) {
  const { rows: illnesses, ids } = list
  const editor = useIllnessEditor(illnesses)
  const order = useReorder({
    table: 'health_library_illnesses',
    ids,
    nameOf: (id) => illnesses.find((illness) => illness.id === id)?.illness_name ?? '',
    notices: editor.notices,
    off: list.search !== '' || category !== ALL,
  })
  // Two thousand rows follow when there is time: a letter typed in the form over them comes first.
  const table = useDeferredValue({ list, order, editor, categories })

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
        count: countOf(illnesses),
        many: 'illnesses',
      }}
      onAdd={() => void editor.actions.add({ display_order: illnesses.length })}
      form={
        <>
          <LibrarySwitch />
          {editor.state.isOpen && (
            <IllnessDialog
              key={editor.state.key}
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
      <IllnessTable {...table} />
    </ListScreen>
  )
}

function countOf(illnesses: readonly Illness[]): string {
  const published = illnesses.filter(({ visibility }) => visibility === 'published').length
  const many = illnesses.length === 1 ? 'illness' : 'illnesses'
  return `${illnesses.length} ${many}, ${published} published`
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
      label="Show category"
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
