import { memo, type ReactNode } from 'react'

import type { Category, Illness } from '#model/rows.ts'
import { slugOf } from '#model/texts/slug.ts'
import { truncate } from '#model/texts/text.ts'
import { languageOf } from '#model/translations.ts'
import { Badge } from '#ui/badge.tsx'

import { RecordActions } from '../../lists/record-actions.tsx'
import { RecordState } from '../../lists/record-state.tsx'
import { RecordTable } from '../../lists/record-table.tsx'
import { MoveControls } from '../../lists/reorder/move-controls.tsx'
import type { Order } from '../../lists/reorder/use-reorder.tsx'
import type { List } from '../../lists/use-list.ts'
import { PublishButton } from './publish-button.tsx'
import type { IllnessEditor } from './use-illness-pictures.ts'

import styles from './illness-table.module.css'

const SUMMARY_LIMIT = 60

const HEAD = ['Illness Name', 'Category', 'Status', 'Order', 'Actions'] as const

interface IllnessTableProps {
  list: List<Illness>
  order: Order
  editor: IllnessEditor
  categories: readonly Category[]
}

/** The illnesses of /admin/health-library/illnesses; rendered again only when its props change. */
export const IllnessTable = memo(function IllnessTable(props: IllnessTableProps) {
  const { list, order } = props
  return (
    <RecordTable
      label="Illnesses"
      head={HEAD}
      rows={list.shown}
      order={order}
      needsAttention={(id) => list.stateOf(id)?.kind === 'attention'}
      cells={(illness) => cellsOf(illness, props)}
    />
  )
})

function cellsOf(illness: Illness, props: IllnessTableProps): ReactNode[] {
  const { list, order, editor, categories } = props
  const { id, illness_name: name, short_summary: summary, visibility } = illness
  return [
    <div key="name" className={styles.name}>
      <strong lang={languageOf(name)}>{name}</strong>
      <p className={styles.summary} lang={languageOf(summary)}>
        {truncate(summary, SUMMARY_LIMIT)}
      </p>
      <RecordState
        state={list.stateOf(id)}
        unsaved={editor.state.isDirty && editor.state.id === id}
      />
    </div>,
    categoryName(categories, illness.category_id),
    <div key="status" className={styles.status}>
      <Badge tone={visibility === 'published' ? 'green' : 'gray'}>
        {visibility === 'published' ? 'Published' : 'Draft'}
      </Badge>
    </div>,
    <div key="order" className={styles.order}>
      <span>{illness.display_order}</span>
      <MoveControls order={order} id={id} name={name} />
    </div>,
    <div key="actions" className={styles.actions}>
      <PublishButton illness={illness} notices={editor.notices} />
      <RecordActions
        compact
        name={name}
        onEdit={() => void editor.actions.edit(illness)}
        onDuplicate={() =>
          void editor.actions.duplicate(illness, copied(illness, list.rows.length))
        }
        onDelete={() => void editor.actions.remove(id, name)}
      />
    </div>,
  ]
}

/** Marks a disabled category, as visitors do not see it. */
function categoryName(categories: readonly Category[], id: string | null): string {
  const category = categories.find((one) => one.id === id)
  if (!category) return 'Uncategorized'
  return category.is_enabled ? category.category_name : `${category.category_name} (disabled)`
}

/** A copy is a draft at the end, with an address of its own that follows its name. */
function copied({ illness_name }: Illness, display_order: number) {
  return { visibility: 'draft', slug: slugOf(`${illness_name} Copy`), display_order } as const
}
