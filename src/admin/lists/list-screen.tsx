import { useDeferredValue, useState, type ReactNode } from 'react'

import type { OrderedTable } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import type { ListMessages } from '../content-types/message-types.ts'
import { ParkedEditList } from '../edits/parked-edit-list.tsx'
import { OpenHistoryContext } from '../history/open-history-context.ts'
import { RecordHistory } from '../history/record-history.tsx'
import { Screen } from '../shell/screen.tsx'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { ListToolbar, type ToolbarList } from './filters/list-toolbar.tsx'
import { RowSelectionContext, type RowSelection } from './selection/use-row-selection.ts'

interface ListScreenProps {
  table: OrderedTable
  list: ToolbarList
  editor: { notices: ScreenNotices; dialog: ReactNode; actions: { leave: () => Promise<boolean> } }
  messages: Pick<
    ListMessages<OrderedTable>,
    'title' | 'icon' | 'add' | 'none' | 'first' | 'search' | 'noMatch' | 'counted'
  >
  /** The counts in words: '6 doctors, 5 active'. */
  count: string
  onAdd: () => void
  /** Further actions on the whole list, beside Add. */
  extraActions?: ReactNode
  /** The open form or dialog. */
  form: ReactNode
  /** The selection and its bulk actions, for lists that have them. */
  choose?: { choice: RowSelection; bar: ReactNode }
  /** The list: CardList or RecordTable. */
  children: ReactNode
}

/** The layout of every list screen: heading, form, parked edits, search, counts, empty states. */
export function ListScreen(props: ListScreenProps) {
  const { table, list, editor, messages, count, onAdd, extraActions, form, choose, children } =
    props
  // While a form is open, typing has priority over rendering the list.
  const whenThereIsTime = useDeferredValue(children)
  const rows = form ? whenThereIsTime : children
  const isEmpty = list.rows.length === 0
  const [historyOf, setHistoryOf] = useState<string | null>(null)
  return (
    <Screen
      title={messages.title}
      notices={editor.notices}
      action={
        <>
          <Button tone="primary" onClick={onAdd}>
            <Icon name="plus" />
            {messages.add}
          </Button>
          {extraActions}
        </>
      }
    >
      {form}
      <ParkedEditList table={table} />
      {isEmpty && (
        <EmptyState
          icon={messages.icon}
          action={
            <Button tone="primary" onClick={onAdd}>
              {messages.first}
            </Button>
          }
        >
          {messages.none}
        </EmptyState>
      )}
      {!isEmpty && <ListToolbar list={list} messages={messages} count={count} />}
      {!isEmpty && list.isWhole && list.visible.length === 0 && (
        <EmptyState icon="search">{messages.noMatch}</EmptyState>
      )}
      {choose?.bar}
      <OpenHistoryContext value={setHistoryOf}>
        <RowSelectionContext value={choose?.choice ?? null}>{rows}</RowSelectionContext>
      </OpenHistoryContext>
      {historyOf !== null && (
        <RecordHistory
          record={{ table, id: historyOf }}
          notices={editor.notices}
          leave={editor.actions.leave}
          onClose={() => setHistoryOf(null)}
        />
      )}
      {editor.dialog}
    </Screen>
  )
}
