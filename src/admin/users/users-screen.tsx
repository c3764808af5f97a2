import { useState } from 'react'

import { useRows } from '#db/hooks/use-rows.ts'
import type { User } from '#model/rows.ts'
import { foldText } from '#model/texts/normalize-text.ts'
import { useStaffApi, useUser } from '#session/use-session.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { needsConnection } from '../content-types/common-messages.ts'
import { matchesAllTerms, tokenizeSearch } from '../lists/list-search.ts'
import { SearchField } from '../lists/search-field.tsx'
import { NoDataPlaceholder } from '../shell/no-data-placeholder.tsx'
import { Screen } from '../shell/screen.tsx'
import { useConfirm } from '../shell/use-confirm.tsx'
import { useNotice, type ScreenNotices } from '../shell/use-notice.ts'
import { useServerReachable } from '../shell/use-server-reachable.ts'
import { useSyncSummary } from '../shell/use-sync-summary.ts'
import { useUserForm } from './use-user-form.ts'
import { UserForm } from './user-form.tsx'
import { userMessages } from './user-messages.ts'
import { UserTable } from './user-table.tsx'

import styles from './users-screen.module.css'

/** /admin/users: the accounts of staff, for Super Admins. */
export function UsersScreen() {
  const users = useRows('users')
  const summary = useSyncSummary()
  if (users && summary && (summary.hasData || users.length > 0)) return <Users users={users} />
  if (summary?.failing) {
    return (
      <Screen title="User Management">
        <Banner tone="error">{userMessages.loadFailed}</Banner>
      </Screen>
    )
  }
  return <NoDataPlaceholder />
}

function Users({ users }: { users: readonly User[] }) {
  const online = useServerReachable()
  const notices = useNotice()
  const { confirm, choose, dialog } = useConfirm()
  const form = useUserForm({ users, choose, notices, canSave: online })
  const remove = useRemove(confirm, notices)
  const [search, setSearch] = useState('')

  const searched = tokenizeSearch(search)
  const visible = users
    .filter((user) =>
      matchesAllTerms(foldText([user.username, user.email, user.role].join(' ')), searched),
    )
    .toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at))
  const found = `${visible.length} of ${users.length} users`
  return (
    <Screen
      title="User Management"
      notices={notices}
      action={
        <Button tone="primary" disabled={!online} onClick={() => void form.actions.start(null)}>
          <Icon name="plus" />
          <span>{`Add User${online ? '' : ` (${needsConnection})`}`}</span>
        </Button>
      }
    >
      {!online && (
        <Banner tone="info">
          You are offline. You can view accounts; to change them, connect to the network.
        </Banner>
      )}
      {form.state.isOpen && <UserForm key={form.state.id} form={form} />}
      <div className={styles.tools}>
        <SearchField label="Search users" value={search} onChange={setSearch} found={found} />
        <p className={styles.count}>{visible.length < users.length ? found : countOf(users)}</p>
      </div>
      {visible.length === 0 && <EmptyState icon="search">No user matches your search</EmptyState>}
      {visible.length > 0 && (
        <UserTable
          users={visible}
          notices={notices}
          onEdit={({ id }) => void form.actions.start(id)}
          onDelete={(user) => void remove(user)}
        />
      )}
      {dialog}
    </Screen>
  )
}

function useRemove(confirm: ReturnType<typeof useConfirm>['confirm'], notices: ScreenNotices) {
  const me = useUser()
  const { accounts } = useStaffApi()
  return async ({ id, username }: User) => {
    if (id === me.id) {
      notices.show({ tone: 'error', text: userMessages.notSelfDelete })
      return
    }
    const text = userMessages.confirmDelete(username)
    if (!(await confirm({ title: `Delete ${username}`, text, yes: 'Delete' }))) return
    const failure = await accounts.deleteUser(id).catch((error: unknown) => {
      reportError(error)
      return ''
    })
    notices.show(
      failure === null
        ? { tone: 'success', text: userMessages.deleted }
        : { tone: 'error', text: failure || userMessages.deleteFailed },
    )
  }
}

function countOf(users: readonly User[]): string {
  const enabled = users.filter((user) => user.is_enabled).length
  return `${users.length} ${users.length === 1 ? 'user' : 'users'}, ${enabled} enabled`
}
