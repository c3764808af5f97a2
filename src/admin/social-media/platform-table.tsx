import type { SocialMedia } from '#model/rows.ts'
import { socialIconOf } from '#model/texts/social.ts'
import { webHref } from '#model/texts/web-address.ts'
import { languageOf } from '#model/translations.ts'
import { Icon } from '#ui/pictures/icons.tsx'

import type { EditorOf } from '../forms/use-editor.ts'
import { RecordActions } from '../lists/record-actions.tsx'
import { RecordState } from '../lists/record-state.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { MoveControls } from '../lists/reorder/move-controls.tsx'
import type { Order } from '../lists/reorder/use-reorder.tsx'
import { StatusToggle } from '../lists/status-toggle.tsx'
import type { List } from '../lists/use-list.ts'
import { socialMediaWords } from '../words/social-media-words.ts'

import styles from './platform-table.module.css'

const HEAD = ['Platform', 'Profile URL', 'Status', 'Order', 'Actions'] as const

interface PlatformTableProps {
  list: List<SocialMedia>
  editor: EditorOf<'social_media'>
  order: Order
}

/** The platforms of /admin/social-media. */
export function PlatformTable(props: PlatformTableProps) {
  const { list, order } = props
  return (
    <RecordTable
      label="Social media platforms"
      head={HEAD}
      rows={list.shown}
      order={order}
      needsAttention={(id) => list.stateOf(id)?.kind === 'attention'}
      cells={(platform) => cellsOf(platform, props)}
    />
  )
}

function cellsOf(platform: SocialMedia, { list, editor, order }: PlatformTableProps) {
  return [
    <div key="name" className={styles.name}>
      <Icon name={socialIconOf(platform.platform_name)} />
      <div>
        <strong lang={languageOf(platform.platform_name)}>{platform.platform_name}</strong>
        <RecordState
          state={list.stateOf(platform.id)}
          unsaved={editor.state.isDirty && editor.state.id === platform.id}
        />
      </div>
    </div>,
    <Profile key="profile" platform={platform} />,
    <StatusToggle
      key="status"
      table="social_media"
      id={platform.id}
      name={platform.platform_name}
      isOn={platform.is_enabled}
      words={['Enabled', 'Disabled']}
      change={{ is_enabled: !platform.is_enabled }}
      notices={editor.notices}
      failed={socialMediaWords.toggleFailed}
    />,
    <div key="order">
      {order.off && order.placeOf(platform.id) + 1}
      <MoveControls order={order} id={platform.id} name={platform.platform_name} />
    </div>,
    <div key="actions" className={styles.actions}>
      <RecordActions
        name={platform.platform_name}
        onEdit={() => void editor.actions.edit(platform)}
        onDuplicate={() => void editor.actions.duplicate(platform, { is_enabled: false })}
        onDelete={() => void editor.actions.remove(platform.id, platform.platform_name)}
      />
    </div>,
  ]
}

/** The address, as a link to try it; plain text where it does not lead to a website. */
function Profile({ platform }: { platform: SocialMedia }) {
  const { platform_name: name, profile_url: address } = platform
  const href = webHref(address)
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
