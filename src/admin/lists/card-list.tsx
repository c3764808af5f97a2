import type { ReactNode } from 'react'

import type { Order } from './reorder/use-order.tsx'
import { CHUNK_SIZE, getChunkStarts, useVirtualChunk } from './use-virtual-chunk.ts'

import styles from './card-list.module.css'

/** The estimated height of a card that was never rendered. */
const CARD_HEIGHT = 300

interface CardListProps<R> {
  /** The list's name for screen readers. */
  label: string
  columns: 2 | 3
  rows: readonly R[]
  /** For rows that can be moved; passed to each card, too. */
  order?: Order
  /** Renders a row's RecordCard. */
  children: (row: R, place: number) => ReactNode
}

/** Cards side by side, virtualized. */
export function CardList<R>({ label, columns, rows, order, children }: CardListProps<R>) {
  return (
    <>
      {/* A <ul> in each chunk would be announced as many lists, so roles make it one list. */}
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
      <div role="list" aria-label={label} className={styles.list}>
        {getChunkStarts(rows.length).map((start) => (
          <Chunk key={start} start={start} columns={columns} count={rows.length}>
            {(end) => rows.slice(start, end).map((row, at) => children(row, start + at))}
          </Chunk>
        ))}
      </div>
      {order?.live}
    </>
  )
}

interface ChunkProps {
  start: number
  count: number
  columns: 2 | 3
  children: (end: number) => ReactNode
}

function Chunk({ start, count, columns, children }: ChunkProps) {
  const end = Math.min(start + CHUNK_SIZE, count)
  const guess = Math.ceil((end - start) / columns) * CARD_HEIGHT
  const { ref, isNear, height } = useVirtualChunk<HTMLDivElement>(start, guess)
  return (
    <div
      ref={ref}
      className={styles.grid}
      data-columns={columns}
      {...(!isNear && { style: { blockSize: height } })}
    >
      {isNear && children(end)}
    </div>
  )
}
