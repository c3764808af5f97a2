import type { ReactNode } from 'react'

import { getForeignLanguage } from '#model/translations.ts'

import { MoveControls } from './reorder/move-controls.tsx'
import type { Order } from './reorder/use-order.tsx'
import { RowCheckbox } from './selection/row-checkbox.tsx'

import styles from './record-card.module.css'

interface RecordCardProps {
  id: string
  title: string
  /** Its place in the whole list, and how long that is. */
  place: number
  count: number
  picture?: ReactNode
  badge?: ReactNode
  /** For rows that can be moved. */
  order?: Order
  /** Whether it waits for a person, for example because of a conflict. */
  needsAttention?: boolean
  /** What is worth seeing in a list; the rest is in the form. */
  children?: ReactNode
  actions: ReactNode
}

/** One record in a list that staff look through: smaller than the card visitors see. */
export function RecordCard(props: RecordCardProps) {
  const { id, title, place, count, picture, badge, order, children, actions } = props
  return (
    <div
      // The list is drawn in parts, so its cards cannot be <li> elements of one <ul>.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="listitem"
      aria-posinset={place + 1}
      aria-setsize={count}
      className={styles.card}
      data-attention={props.needsAttention ?? false}
      data-row={id}
      {...order?.row(id)}
    >
      <div className={styles.strip}>
        <RowCheckbox id={id} name={title} />
        {badge}
        {order && <MoveControls order={order} id={id} name={title} />}
      </div>
      <div className={styles.top}>
        {picture && <div className={styles.picture}>{picture}</div>}
        <h2 className={styles.title} lang={getForeignLanguage(title)}>
          {title}
        </h2>
      </div>
      <div className={styles.body}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </div>
  )
}
