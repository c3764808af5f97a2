import { format, isValid } from 'date-fns'
import type { ReactNode } from 'react'

import type { User } from '#model/rows.ts'
import { useUser } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { needsConnection } from '../content-types/common-messages.ts'
import type { Column } from '../lists/record-row.tsx'
import { RecordTable } from '../lists/record-table.tsx'
import { TitleCell } from '../lists/title-cell.tsx'
import { RoleBadge } from '../shell/role-badge.tsx'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { useServerReachable } from '../shell/use-server-reachable.ts'
import { UserStatus } from './user-status.tsx'

import styles from './users-screen.module.css'

const HEAD: readonly Column[] = [
  { name: 'Username', place: 'title' },
  { name: 'Email', place: 'detail' },
  { name: 'Role', place: 'below' },
  { name: 'Status', place: 'side' },
  { name: 'Last Login', place: 'below' },
  { name: 'Actions', place: 'end' },
]

interface UserTableProps {
  users: readonly User[]
  notices: ScreenNotices
  onEdit: (user: User) => void
  onDelete: (user: User) => void
}

export function UserTable({ users, notices, onEdit, onDelete }: UserTableProps) {
  const me = useUser()
  const online = useServerReachable()
  const toCells = (user: User): ReactNode[] => [
    <TitleCell key="name">
      <span className={styles.name}>
        <strong translate="no">{user.username}</strong>
        {user.id === me.id && <span>(You)</span>}
      </span>
    </TitleCell>,
    <span key="email" className={styles.email} translate="no">
      {user.email}
    </span>,
    <RoleBadge key="role" role={user.role} />,
    <UserStatus key="status" user={user} online={online} notices={notices} />,
    <span key="login" className={styles.login}>
      {formatLoginTime(user.last_login)}
    </span>,
    <UserActions
      key="actions"
      name={user.username}
      online={online}
      onEdit={() => onEdit(user)}
      onDelete={() => onDelete(user)}
    />,
  ]
  return <RecordTable label="Users" head={HEAD} rows={users} cells={toCells} />
}

interface UserActionsProps {
  name: string
  online: boolean
  onEdit: () => void
  onDelete: () => void
}

function UserActions({ name, online, onEdit, onDelete }: UserActionsProps) {
  const offline = online ? '' : ` (${needsConnection})`
  return (
    <span className={styles.actions}>
      <Button
        aria-label={`Edit ${name}${offline}`}
        disabled={!online}
        data-opens-record
        onClick={onEdit}
      >
        <Icon name="edit" />
        <span>Edit</span>
      </Button>
      <Button
        tone="quiet"
        className={styles.delete}
        aria-label={`Delete ${name}${offline}`}
        disabled={!online}
        data-secondary-action
        onClick={onDelete}
      >
        <Icon name="trash" />
        <span>Delete</span>
      </Button>
      <Menu
        label={`More for ${name}`}
        items={() => [
          { label: `Edit${offline}`, icon: 'edit', disabled: !online, onPress: onEdit },
          {
            label: `Delete${offline}`,
            icon: 'trash',
            tone: 'danger',
            disabled: !online,
            onPress: onDelete,
          },
        ]}
      />
    </span>
  )
}

/** Formatted as in the list (AC-232). */
export function formatLoginTime(at: string | null): string {
  if (!at) return 'Never'
  const time = new Date(at)
  return isValid(time) ? format(time, 'MMM dd, yyyy HH:mm') : 'Invalid date'
}
