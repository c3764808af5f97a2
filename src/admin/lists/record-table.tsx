import { memo, type ReactNode } from 'react'

import { RecordRow, type Column } from './record-row.tsx'
import type { Order } from './reorder/use-order.tsx'
import { CHUNK_SIZE, getChunkStarts, useVirtualChunk } from './use-virtual-chunk.ts'

import styles from './record-table.module.css'

/** The estimated height of a row that was never rendered. */
const ROW_HEIGHT = 64

interface RecordTableProps<R> {
  /** The table's name for screen readers. */
  label: string
  /** The columns, and the position of each in a two-line row. */
  head: readonly Column[]
  rows: readonly R[]
  /**
   * Returns the cells of a row, one per column. Must be memoised: with the same function an
   * unchanged row is not rendered again.
   */
  cells: (row: R) => readonly ReactNode[]
  /** For rows that can be moved. */
  order?: Order
  /** Renders every row at once, so that nothing below moves during scrolling. */
  whole?: boolean
  /** The id of a row that is rendered initially, however far from the screen. */
  renderFirst?: string | undefined
  /** Whether the row of this id needs attention, for example because of a conflict; it is marked. */
  needsAttention?: (id: string) => boolean
}

/** Records as a table, or as two-line rows on narrow screens. Virtualized. */
export function RecordTable<R extends { id: string }>(props: RecordTableProps<R>) {
  const { label, head, rows, cells, order, whole = false, renderFirst, needsAttention } = props
  return (
    <div className={styles.frame}>
      <table className={styles.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead className={styles.head}>
          <tr>
            {head.map(({ name }) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {getChunkStarts(rows.length).map((start) => (
          <Chunk
            key={start}
            start={start}
            size={Math.min(CHUNK_SIZE, rows.length - start)}
            columns={head.length}
            whole={whole}
            isFirst={rows.slice(start, start + CHUNK_SIZE).some(({ id }) => id === renderFirst)}
          >
            {() =>
              rows
                .slice(start, start + CHUNK_SIZE)
                .map((row, at) => (
                  <RecordRow
                    key={row.id}
                    columns={head}
                    row={row}
                    at={start + at}
                    cells={cells}
                    attention={needsAttention?.(row.id) ?? false}
                    lifted={order?.row(row.id)['data-dragging']}
                    drop={order?.row(row.id)['data-drop-position']}
                  />
                ))
            }
          </Chunk>
        ))}
      </table>
      {order?.live}
    </div>
  )
}

interface ChunkProps {
  start: number
  size: number
  columns: number
  whole: boolean
  /** Whether it is rendered initially. */
  isFirst: boolean
  children: () => ReactNode
}

function Chunk({ start, size, columns, whole, isFirst, children }: ChunkProps) {
  const { ref, isNear, height } = useVirtualChunk<HTMLTableSectionElement>(
    isFirst ? 0 : start,
    size * ROW_HEIGHT,
  )
  return (
    <tbody ref={ref}>
      {whole || isNear ? children() : <PlaceholderRows columns={columns} height={height} />}
    </tbody>
  )
}

/** The height of the rows that are not rendered. */
const PlaceholderRows = memo(function PlaceholderRows({
  columns,
  height,
}: {
  columns: number
  height: number
}) {
  return (
    <tr aria-hidden="true">
      <td colSpan={columns} style={{ blockSize: height }} aria-label="Not drawn" />
    </tr>
  )
})
