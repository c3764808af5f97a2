import { useCallback, useMemo, type ReactNode } from 'react'

import { useRows } from '#db/hooks/use-rows.ts'
import type { Category } from '#model/rows.ts'
import { getForeignLanguage } from '#model/translations.ts'

import { categoryMessages } from '../../content-types/category-messages.ts'
import { checkSlug } from '../../forms/fields/name-and-slug.tsx'
import type { Editor } from '../../forms/use-editor.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import { RecordActions } from '../../lists/record-actions.tsx'
import type { Column } from '../../lists/record-row.tsx'
import { RecordStatus } from '../../lists/record-status.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { MoveControls } from '../../lists/reorder/move-controls.tsx'
import type { Order } from '../../lists/reorder/use-order.tsx'
import { StatusToggle } from '../../lists/status-toggle.tsx'
import { TitleCell } from '../../lists/title-cell.tsx'
import { useLatest } from '../../lists/use-latest.ts'
import { useListScreen } from '../../lists/use-list-screen.ts'
import type { List } from '../../lists/use-list.ts'
import { NoDataPlaceholder } from '../../shell/no-data-placeholder.tsx'
import { CategoryDialog } from './category-dialog.tsx'

import styles from './categories-screen.module.css'

const HEAD: readonly Column[] = [
  { name: 'Category Name', place: 'title' },
  { name: 'Slug', place: 'detail' },
  { name: 'Status', place: 'side' },
  { name: 'Order', place: 'order' },
  { name: 'Actions', place: 'end' },
]

/** /admin/health-library/categories: a table with a modal form. */
export function CategoriesScreen() {
  const { list, editor, order, nextPosition, frame } = useListScreen(
    'health_library_categories',
    categoryMessages,
    {
      searched: SEARCHED,
      check: checkSlug,
    },
  )
  const sizeOf = useSizes()
  const newest = useLatest(editor)
  const stateOf = list?.stateOf
  const unsaved = editor.state.isDirty ? editor.state.id : null
  const cells = useCallback(
    (category: Category) => cellsOf(category, { stateOf, unsaved, order, newest, sizeOf }),
    [stateOf, unsaved, order, newest, sizeOf],
  )

  const add = async () => editor.actions.add({ display_order: await nextPosition() })
  if (!list) return <NoDataPlaceholder />
  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      onAdd={() => void add()}
      form={
        editor.state.isOpen && (
          <CategoryDialog key={editor.state.key} editor={editor} categories={list.rows} />
        )
      }
    >
      <RecordTable
        label="Categories"
        head={HEAD}
        rows={list.visible}
        order={order}
        needsAttention={(id) => list.stateOf(id)?.kind === 'attention'}
        cells={cells}
      />
    </ListScreen>
  )
}

interface Around {
  stateOf: List<Category>['stateOf'] | undefined
  /** The row whose open form has unsaved changes. */
  unsaved: string | null
  order: Order
  newest: () => Editor<'health_library_categories'>
  sizeOf: (id: string) => number
}

function cellsOf(category: Category, around: Around): ReactNode[] {
  const { stateOf, unsaved, order, newest, sizeOf } = around
  const { id, category_name: name } = category
  const size = sizeOf(id)
  return [
    <TitleCell
      key="name"
      note={inWords(size)}
      state={<RecordStatus state={stateOf?.(id)} unsaved={unsaved === id} />}
    >
      <strong lang={getForeignLanguage(name)}>{name}</strong>
    </TitleCell>,
    category.slug,
    <StatusToggle
      key="status"
      table="health_library_categories"
      id={id}
      name={name}
      isOn={category.is_enabled}
      words={['Active', 'Inactive']}
      change={{ is_enabled: !category.is_enabled }}
      notices={newest().notices}
      failed={categoryMessages.saveFailed}
    />,
    <div key="order" className={styles.order}>
      <span data-secondary-action>{order.placeOf(id) + 1}</span>
      <MoveControls order={order} id={id} name={name} />
    </div>,
    <div key="actions" className={styles.actions}>
      <RecordActions
        compact
        id={id}
        name={name}
        order={order}
        onEdit={() => void newest().actions.edit(id)}
        onDelete={() => void newest().actions.remove(id, name, whatBecomesOf(size))}
      />
    </div>,
  ]
}

const SEARCHED = ['category_name', 'slug'] as const

/** The number of illnesses per category. */
function useSizes(): (id: string) => number {
  const illnesses = useRows('health_library_illnesses')
  const sizes = useMemo(() => {
    const counted = new Map<string, number>()
    for (const { category_id: id } of illnesses ?? []) {
      if (id) counted.set(id, (counted.get(id) ?? 0) + 1)
    }
    return counted
  }, [illnesses])
  return useCallback((id) => sizes.get(id) ?? 0, [sizes])
}

const inWords = (size: number): string => `${size} ${size === 1 ? 'illness' : 'illnesses'}`

/** Says what deleting a category does to its illnesses (S-60). */
function whatBecomesOf(size: number): string | undefined {
  if (size === 0) return 'It has no illnesses.'
  const they = size === 1 ? 'It stays' : 'They stay'
  return `It has ${inWords(size)}. ${they}, and what is published stays public, under "Uncategorized".`
}
