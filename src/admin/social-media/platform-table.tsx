import { useCallback } from 'react'

import type { SocialMedia } from '#model/rows.ts'
import { getSocialIcon } from '#model/texts/social.ts'
import { toWebHref } from '#model/texts/web-address.ts'
import { getForeignLanguage } from '#model/translations.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import { socialMediaMessages } from '../content-types/social-media-messages.ts'
import type { Editor } from '../forms/use-editor.ts'
import { RecordActions } from '../lists/record-actions.tsx'
import type { Column } from '../lists/record-row.tsx'
import { RecordStatus } from '../lists/record-status.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { MoveControls } from '../lists/reorder/move-controls.tsx'
import type { Order } from '../lists/reorder/use-order.tsx'
import { StatusToggle } from '../lists/status-toggle.tsx'
import { TitleCell } from '../lists/title-cell.tsx'
import { useLatest } from '../lists/use-latest.ts'
import type { List } from '../lists/use-list.ts'
import { createMoveItems, MoveArrows } from './move-arrows.tsx'

import styles from './platform-table.module.css'

const HEAD: readonly Column[] = [
  { name: 'Platform', place: 'title' },
  { name: 'Profile URL', place: 'rest' },
  { name: 'Status', place: 'side' },
  { name: 'Order', place: 'order' },
  { name: 'Actions', place: 'end' },
]

interface PlatformTableProps {
  list: List<SocialMedia>
  editor: Editor<'social_media'>
  order: Order
}

/** The platforms of /admin/social-media. */
export function PlatformTable({ list, order, editor }: PlatformTableProps) {
  const { stateOf } = list
  const unsaved = editor.state.isDirty ? editor.state.id : null
  const newest = useLatest(editor)
  const cells = useCallback(
    (platform: SocialMedia) => cellsOf(platform, { stateOf, unsaved, order, newest }),
    [stateOf, unsaved, order, newest],
  )
  return (
    <RecordTable
      label="Social media platforms"
      head={HEAD}
      rows={list.visible}
      order={order}
      needsAttention={(id) => list.stateOf(id)?.kind === 'attention'}
      cells={cells}
    />
  )
}

interface Around {
  stateOf: List<SocialMedia>['stateOf']
  /** The row whose open form has unsaved changes. */
  unsaved: string | null
  order: Order
  newest: () => Editor<'social_media'>
}

function cellsOf(platform: SocialMedia, { stateOf, unsaved, order, newest }: Around) {
  const { id, platform_name: name } = platform
  return [
    <TitleCell key="name" state={<RecordStatus state={stateOf(id)} unsaved={unsaved === id} />}>
      <span className={styles.name}>
        <Icon name={getSocialIcon(name)} />
        <strong lang={getForeignLanguage(name)}>{name}</strong>
      </span>
    </TitleCell>,
    <Profile key="profile" platform={platform} />,
    <StatusToggle
      key="status"
      table="social_media"
      id={id}
      name={name}
      isOn={platform.is_enabled}
      words={['Enabled', 'Disabled']}
      change={{ is_enabled: !platform.is_enabled }}
      notices={newest().notices}
      failed={socialMediaMessages.toggleFailed}
    />,
    <div key="order" className={styles.order}>
      {order.off && <span data-secondary-action>{order.placeOf(id) + 1}</span>}
      <MoveControls order={order} id={id} name={name} />
      <MoveArrows order={order} id={id} name={name} />
    </div>,
    <div key="actions" className={styles.actions}>
      <RecordActions
        compact
        id={id}
        name={name}
        order={order}
        more={() => createMoveItems(order, id)}
        onEdit={() => void newest().actions.edit(platform.id)}
        onDuplicate={() => void newest().actions.duplicate(platform.id)}
        onDelete={() => void newest().actions.remove(id, name)}
      />
    </div>,
  ]
}

/** The URL as a link to try it; plain text if it is not an http(s) URL. */
function Profile({ platform }: { platform: SocialMedia }) {
  const { platform_name: name, profile_url: address } = platform
  const href = toWebHref(address)
  if (!href) return <span className={styles.address}>{address}</span>
  return (
    <a
      className={styles.address}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${address} (the page of ${name}, in a new tab)`}
    >
      {address.replace(/^https?:\/\/(?:www\.)?/, '')}
    </a>
  )
}
