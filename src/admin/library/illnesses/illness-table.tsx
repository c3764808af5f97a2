import { memo, useCallback, type ReactNode } from 'react'

import type { Category } from '#model/rows.ts'
import { slugify } from '#model/texts/slug.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Badge } from '#ui/badge.tsx'

import { RecordActions } from '../../lists/record-actions.tsx'
import type { Column } from '../../lists/record-row.tsx'
import { RecordStatus } from '../../lists/record-status.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { MoveControls } from '../../lists/reorder/move-controls.tsx'
import type { Order } from '../../lists/reorder/use-order.tsx'
import { RowCheckbox } from '../../lists/selection/row-checkbox.tsx'
import { TitleCell } from '../../lists/title-cell.tsx'
import { useLatest } from '../../lists/use-latest.ts'
import type { List } from '../../lists/use-list.ts'
import type { ListedIllness } from './listed-illness.ts'
import { PublishButton, usePublish } from './publish-button.tsx'
import type { IllnessEditor } from './use-illness-pictures.ts'

import styles from './illness-table.module.css'

const HEAD: readonly Column[] = [
  { name: 'Choose', place: 'lead' },
  { name: 'Illness Name', place: 'title' },
  { name: 'Category', place: 'detail' },
  { name: 'Status', place: 'mark' },
  { name: 'Order', place: 'order' },
  { name: 'Actions', place: 'end' },
]

interface IllnessTableProps {
  list: List<ListedIllness>
  order: Order
  editor: IllnessEditor
  nextPosition: () => Promise<number>
  categories: readonly Category[]
}

/** The illnesses of /admin/health-library/illnesses; rendered again only when its props change. */
export const IllnessTable = memo(function IllnessTable(props: IllnessTableProps) {
  const { list, order, categories } = props
  const { stateOf } = list
  const { isDirty, id: openId } = props.editor.state
  const unsaved = isDirty ? openId : null
  const newest = useLatest(props)
  const publish = usePublish(props.editor.notices)
  const cells = useCallback(
    (illness: ListedIllness) =>
      cellsOf(illness, { stateOf, unsaved, order, categories, newest, publish }),
    [stateOf, unsaved, order, categories, newest, publish],
  )
  return (
    <RecordTable
      label="Illnesses"
      head={HEAD}
      rows={list.visible}
      order={order}
      needsAttention={(id) => list.stateOf(id)?.kind === 'attention'}
      cells={cells}
    />
  )
})

interface Around extends Pick<IllnessTableProps, 'order' | 'categories'> {
  stateOf: List<ListedIllness>['stateOf']
  /** The row whose open form has unsaved changes. */
  unsaved: string | null
  newest: () => IllnessTableProps
  publish: ReturnType<typeof usePublish>
}

function cellsOf(illness: ListedIllness, around: Around): ReactNode[] {
  const { stateOf, unsaved, order, categories, newest, publish } = around
  const { id, illness_name: name, note, visibility } = illness
  const flip = () => void publish(illness)
  return [
    <RowCheckbox key="choose" id={id} name={name} />,
    <TitleCell
      key="name"
      note={<span lang={getForeignLanguage(note)}>{note}</span>}
      state={<RecordStatus state={stateOf(id)} unsaved={unsaved === id} />}
    >
      <strong lang={getForeignLanguage(name)}>{name}</strong>
    </TitleCell>,
    <span key="category" className={styles.category}>
      {categoryName(categories, illness.category_id)}
    </span>,
    <div key="status" className={styles.status}>
      <Badge tone={visibility === 'published' ? 'green' : 'gray'}>
        {visibility === 'published' ? 'Published' : 'Draft'}
      </Badge>
    </div>,
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
        onEdit={() => void newest().editor.actions.edit(id)}
        onDuplicate={() => void duplicate(illness, newest())}
        onDelete={() => void newest().editor.actions.remove(id, name)}
        more={() => [
          {
            label: visibility === 'published' ? 'Unpublish' : 'Publish',
            icon: 'eye',
            onPress: flip,
          },
        ]}
      >
        <PublishButton illness={illness} onPress={flip} />
      </RecordActions>
    </div>,
  ]
}

/** Marks an inactive category: visitors do not see it. */
function categoryName(categories: readonly Category[], id: string | null): string {
  const category = categories.find((one) => one.id === id)
  if (!category) return 'Uncategorized'
  return category.is_enabled ? category.category_name : `${category.category_name} (inactive)`
}

/** A copy is a draft at the end of the list, with a slug of its own. */
async function duplicate(
  { id, illness_name }: ListedIllness,
  { editor, nextPosition }: IllnessTableProps,
): Promise<void> {
  const slug = slugify(`${illness_name} Copy`)
  await editor.actions.duplicate(id, { slug, display_order: await nextPosition() })
}
