import type { ReactNode } from 'react'

import { classNames } from '#ui/class-names.ts'

import type { Order } from './reorder/use-reorder.tsx'
import { CHUNK, chunkStarts, useWindow } from './use-window.ts'

import styles from './record-table.module.css'

const ROW_HEIGHT = 64

interface RecordTableProps<R> {
  /** What is listed, for screen readers. */
  label: string
  /** The names of the columns; on a phone each cell begins with the name of its column. */
  head: readonly string[]
  rows: readonly R[]
  /** The cells of a row, one for each name. */
  cells: (row: R) => readonly ReactNode[]
  /** For rows that can be moved. */
  order?: Order
  /** Draws every row at once, however far from the screen, so that nothing below moves during scrolling. */
  whole?: boolean
  /** Whether the row of this id waits for a person, for example because of a conflict; it is marked. */
  needsAttention?: (id: string) => boolean
}

/** Records as a table, and as cards on a phone. Only the rows near the screen are drawn. */
export function RecordTable<R extends { id: string }>(props: RecordTableProps<R>) {
  const { label, head, rows } = props
  return (
    <div className={styles.frame}>
      <table
        className={styles.table}

        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <thead className={styles.head}>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {chunkStarts(rows.length).map((start) => (
          <Chunk key={start} {...props} start={start} />
        ))}
      </table>
      {props.order?.live}
    </div>
  )
}

function Chunk<R extends { id: string }>(props: RecordTableProps<R> & { start: number }) {
  const { head, rows, cells, order, whole, start, needsAttention } = props
  const part = rows.slice(start, start + CHUNK)
  const { ref, isNear, height } = useWindow<HTMLTableSectionElement>(
    start,
    part.length * ROW_HEIGHT,
  )
  const isDrawn = whole || isNear
  return (
    <tbody ref={ref}>
      {!isDrawn && (
        <tr aria-hidden="true">
          {/* The height of the rows that are not drawn. */}
          <td colSpan={head.length} style={{ blockSize: height }} aria-label="Not drawn" />
        </tr>
      )}
      {isDrawn &&
        part.map((row, at) => (
          <tr
            key={row.id}

            aria-rowindex={start + at + 2}
            className={classNames(styles.row, needsAttention?.(row.id) && styles.attention)}
            data-row={row.id}
            {...order?.row(row.id)}
          >
            {cells(row).map((cell, column) => (
              <td key={head[column]} data-label={head[column]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
    </tbody>
  )
}
