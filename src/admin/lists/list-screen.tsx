import { useDeferredValue, useState, type ReactNode } from 'react'

import type { OrderedTable } from '#model/tables.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty-state.tsx'
import { Icon } from '#ui/pictures/icons.tsx'

import { RefusedEdits } from '../edits/parked-edit-list.tsx'
import { OpenHistoryContext } from '../history/open-history-context.ts'
import { RecordHistory } from '../history/record-history.tsx'
import type { ListWords } from '../messages/message-types.ts'
import { Screen } from '../shell/screen.tsx'
import type { Notices } from '../shell/use-notice.ts'
import { ListTools } from './filters/list-toolbar.tsx'
import { ChoiceContext, type Choice } from './selection/use-row-selection.ts'
import type { List } from './use-list.ts'

interface ListScreenProps {
  table: OrderedTable
  list: Pick<List<unknown>, 'rows' | 'shown' | 'search' | 'setSearch' | 'narrowing' | 'attention'>
  editor: { notices: Notices; dialog: ReactNode; actions: { leave: () => Promise<boolean> } }
  words: Pick<
    ListWords<OrderedTable>,
    'title' | 'icon' | 'add' | 'none' | 'first' | 'search' | 'noMatch' | 'counted'
  >
  /** The counts in words: '6 doctors, 5 active'. */
  count: string
  onAdd: () => void
  /** What else can be done with the list as a whole, beside Add. */
  beside?: ReactNode
  /** The form or dialog, while it is open. */
  form: ReactNode
  /** For a list of which many can be chosen at once: the choice, and what can be done with it. */
  choose?: { choice: Choice; bar: ReactNode }
  /** The list: CardList or RecordTable. */
  children: ReactNode
}

/** The frame every list screen shares: heading, form, what was refused, search, counts, empty states. */
export function ListScreen(props: ListScreenProps) {
  const { table, list, editor, words, count, onAdd, beside, form, choose, children } = props
  // While a form is open, typing comes first and the list follows when there is time.
  const whenThereIsTime = useDeferredValue(children)
  const rows = form ? whenThereIsTime : children
  const isEmpty = list.rows.length === 0
  const [historyOf, setHistoryOf] = useState<string | null>(null)
  return (
    <Screen
      title={words.title}
      notices={editor.notices}
      action={
        <>
          <Button tone="primary" onClick={onAdd}>
            <Icon name="plus" />
            {words.add}
          </Button>
          {beside}
        </>
      }
    >
      {form}
      <RefusedEdits table={table} />
      {isEmpty && (
        <Empty
          icon={words.icon}
          action={
            <Button tone="primary" onClick={onAdd}>
              {words.first}
            </Button>
          }
        >
          {words.none}
        </Empty>
      )}
      {!isEmpty && <ListTools list={list} words={words} count={count} />}
      {!isEmpty && list.shown.length === 0 && <Empty icon="search">{words.noMatch}</Empty>}
      {choose?.bar}
      <OpenHistoryContext value={setHistoryOf}>
        <ChoiceContext value={choose?.choice ?? null}>{rows}</ChoiceContext>
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
