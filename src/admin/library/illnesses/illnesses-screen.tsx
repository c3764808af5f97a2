import { useDeferredValue, useMemo, useState, type ComponentProps } from 'react'

import { useOrderedRows } from '#db/memory/use-rows.ts'
import type { Category, Illness } from '#model/rows.ts'
import { SelectField } from '#ui/fields/fields.tsx'

import { checkSlug } from '../../forms/fields/name-and-slug.tsx'
import { ListScreen } from '../../lists/list-screen.tsx'
import type { Order } from '../../lists/reorder/use-order.tsx'
import { useListScreen } from '../../lists/use-list-screen.ts'
import type { List } from '../../lists/use-list.ts'
import { NoDataYet } from '../../shell/no-data-yet.tsx'
import { illnessWords } from '../../words/illness-words.ts'
import { IllnessDialog } from './illness-dialog.tsx'
import { IllnessTable } from './illness-table.tsx'
import { LibrarySwitch } from './library-switch.tsx'
import { useIllnessPictures, type IllnessEditor } from './use-illness-pictures.ts'

const ALL = 'all'
const NONE = 'none'

/** /admin/health-library/illnesses: a table with a modal add/edit form, and the switch of the library. */
export function IllnessesScreen() {
  const [category, setCategory] = useState(ALL)
  const only = useMemo(() => inCategory(category), [category])
  const also = useIllnessPictures()
  const { list, ...screen } = useListScreen('health_library_illnesses', illnessWords, {
    textsOf,
    isShown: ({ visibility }) => visibility === 'published',
    only,
    check: checkSlug,
    also,
  })
  const categories = useOrderedRows('health_library_categories')
  if (!list || !categories) return <NoDataYet />
  return <Illnesses {...screen} {...{ list, categories, category, setCategory }} />
}

interface IllnessesProps {
  list: List<Illness>
  editor: IllnessEditor
  order: Order
  frame: Pick<ComponentProps<typeof ListScreen>, 'table' | 'words' | 'count'>
  categories: readonly Category[]
  /** The category whose illnesses are shown, or all. */
  category: string
  setCategory: (category: string) => void
}

function Illnesses(props: IllnessesProps) {
  const { list, editor, order, frame, categories, category, setCategory } = props
  // Two thousand rows can wait: a letter typed in the form above them comes first.
  const table = useDeferredValue({ list, order, editor, categories })

  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void editor.actions.add({ display_order: list.rows.length })}
      form={
        <>
          <LibrarySwitch />
          {editor.state.isOpen && (
            <IllnessDialog
              key={editor.state.key}
              editor={editor}
              illnesses={list.rows}
              categories={categories}
            />
          )}
        </>
      }
      beside={
        list.rows.length > 0 && (
          <CategoryFilter categories={categories} value={category} onChange={setCategory} />
        )
      }
    >
      <IllnessTable {...table} />
    </ListScreen>
  )
}

function textsOf({ illness_name, short_summary }: Illness) {
  return [illness_name, short_summary]
}

function inCategory(chosen: string): ((illness: Illness) => boolean) | undefined {
  if (chosen === ALL) return undefined
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
