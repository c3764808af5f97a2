import type { ReactNode } from 'react'

import { getForeignLanguage } from '#model/translations.ts'

import { MoveControls } from './reorder/move-controls.tsx'
import type { Order } from './reorder/use-order.tsx'
import { RowCheckbox } from './selection/row-checkbox.tsx'

import styles from './record-card.module.css'

interface RecordCardProps {
  id: string
  title: string
  /** Its index in the whole list, and the list's length. */
  place: number
  count: number
  picture?: ReactNode
  badge?: ReactNode
  /** For rows that can be moved. */
  order?: Order
  /** Whether it needs attention, for example because of a conflict. */
  needsAttention?: boolean
  /** Its details in a list; the form has the rest. */
  children?: ReactNode
  actions: ReactNode
}

/** A record in a list of the panel, smaller than the visitors' card. */
export function RecordCard(props: RecordCardProps) {
  const { id, title, place, count, picture, badge, order, children, actions } = props
  return (
    <div
      // The list is virtualized, so its cards cannot be <li> elements of one <ul>.
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
