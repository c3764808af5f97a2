import { memo, type CSSProperties, type ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'

import styles from './record-row.module.css'

export interface Column {
  name: string
  /**
   * The positions of cells in a two-line row: the title above, details in a line, the rest after
   * them; a badge beside the title; side, order and end beside both lines. 'below' starts a line of
   * its own, with the column's name.
   */
  place: 'lead' | 'title' | 'detail' | 'rest' | 'mark' | 'side' | 'order' | 'end' | 'below'
}

interface RecordRowProps<R> {
  columns: readonly Column[]
  row: R
  /** Its index in the whole list, from 0. */
  at: number
  cells: (row: R) => readonly ReactNode[]
  /** Whether it needs attention. */
  attention: boolean
  lifted: true | undefined
  drop: 'before' | 'after' | undefined
}

function Row<R extends { id: string }>(props: RecordRowProps<R>) {
  const { columns, row, at, cells, attention, lifted, drop } = props
  return (
    <tr
      aria-rowindex={at + 2}
      className={classNames(styles.row, attention && styles.attention)}
      data-row={row.id}
      data-dragging={lifted}
      data-drop-position={drop}
    >
      <Cells columns={columns} row={row} cells={cells} />
    </tr>
  )
}

function CellsOf<R>({
  columns,
  row,
  cells,
}: Pick<RecordRowProps<R>, 'columns' | 'row' | 'cells'>): ReactNode {
  return cells(row).map((cell, at) => {
    const { name = '', place } = columns[at] ?? {}
    const details = columns.slice(0, at).filter((column) => column.place === 'detail').length
    return (
      <td
        key={name}
        data-place={place}
        data-label={name}
        style={
          place === 'detail' && details > 0 ? ({ '--nth': details } as CSSProperties) : undefined
        }
      >
        {cell}
      </td>
    )
  })
}

// Typing in the search changes the indices of rows and their neighbours, but not the rows.
const Cells = memo(CellsOf) as typeof CellsOf

/** One row of a RecordTable, memoised: rendered again only when it, its cells or its badges change. */
export const RecordRow = memo(Row) as typeof Row
