import { useDeferredValue, useMemo, type ComponentProps } from 'react'

import { useOrderedRows, useRows } from '#db/hooks/use-rows.ts'
import type { OtherLanguage } from '#model/languages.ts'
import type { Category } from '#model/rows.ts'

import { illnessMessages } from '../../content-types/illness-messages.ts'
import { checkSlug } from '../../forms/fields/name-and-slug.tsx'
import type { ListFilter } from '../../lists/filters/list-filter.ts'
import { ListScreen } from '../../lists/list-screen.tsx'
import type { Order } from '../../lists/reorder/use-order.tsx'
import type { RowSelection } from '../../lists/selection/use-row-selection.ts'
import { useListScreen } from '../../lists/use-list-screen.ts'
import type { List } from '../../lists/use-list.ts'
import { NoDataPlaceholder } from '../../shell/no-data-placeholder.tsx'
import { SpreadsheetMenu } from '../spreadsheet/spreadsheet-menu.tsx'
import { IllnessBulkActions } from './illness-bulk-actions.tsx'
import { IllnessDialog } from './illness-dialog.tsx'
import { IllnessTable } from './illness-table.tsx'
import { LibrarySwitch } from './library-switch.tsx'
import { getListedText, toListedIllness, type ListedIllness } from './listed-illness.ts'
import { useIllnessPictures, type IllnessEditor } from './use-illness-pictures.ts'

const NONE = 'none'

/** /admin/health-library/illnesses: a table with a modal form, and the library's public switch. */
export function IllnessesScreen() {
  const categories = useOrderedRows('health_library_categories')
  const pictures = useRows('health_library_images')
  const filters = useMemo(() => [categoryFilter(categories ?? [])], [categories])
  const lacks = useMemo(() => {
    const illustrated = new Set(pictures?.map(({ illness_id }) => illness_id))
    return { ...LACKS, hasPicture: ({ id }: ListedIllness) => illustrated.has(id) }
  }, [pictures])
  const related = useIllnessPictures()
  const { list, ...screen } = useListScreen('health_library_illnesses', illnessMessages, {
    project: toListedIllness,
    searched: getListedText,
    lacks,
    isReady: pictures !== undefined,
    filters,
    check: checkSlug,
    related,
  })
  if (!list || !categories) return <NoDataPlaceholder />
  return <Illnesses {...screen} {...{ list, categories }} />
}

interface IllnessesProps {
  list: List<ListedIllness>
  editor: IllnessEditor
  order: Order
  choice: RowSelection
  nextPosition: () => Promise<number>
  frame: Pick<ComponentProps<typeof ListScreen>, 'table' | 'messages' | 'count'>
  categories: readonly Category[]
}

function Illnesses(props: IllnessesProps) {
  const { list, editor, order, choice, nextPosition, frame, categories } = props
  // Deferred: typing in the form above comes before two thousand rows.
  const table = useDeferredValue({ list, order, editor, nextPosition, categories })
  const add = async () => editor.actions.add({ display_order: await nextPosition() })

  return (
    <ListScreen
      {...frame}
      list={list}
      editor={editor}
      extraActions={<SpreadsheetMenu list={list} notices={editor.notices} />}
      onAdd={() => void add()}
      choose={{
        choice,
        bar: (
          <IllnessBulkActions list={list} choice={choice} editor={editor} categories={categories} />
        ),
      }}
      form={
        <>
          <LibrarySwitch />
          {editor.state.isOpen && (
            <IllnessDialog
              key={editor.state.key}
              editor={editor}
              illnesses={list.isWhole ? list.rows : undefined}
              categories={categories}
            />
          )}
        </>
      }
    >
      <IllnessTable {...table} />
    </ListScreen>
  )
}

const LACKS = {
  isUntranslated: (language: OtherLanguage, { untranslated }: ListedIllness) =>
    untranslated.includes(language),
}

/** `?category=<id>`, or `?category=none`. */
function categoryFilter(categories: readonly Category[]): ListFilter<ListedIllness> {
  return {
    name: 'category',
    label: 'Show category',
    all: 'All categories',
    options: [
      ...categories.map(({ id, category_name }) => ({
        value: id,
        label: category_name,
        matches: ({ category_id }: ListedIllness) => category_id === id,
      })),
      { value: NONE, label: 'Uncategorized', matches: ({ category_id }) => category_id === null },
    ],
  }
}
