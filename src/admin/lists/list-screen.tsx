import { useDeferredValue, type ReactNode } from 'react'

import type { EditableTable } from '#model/tables.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Icon, type IconName } from '#ui/icons.tsx'

import { RefusedEdits } from '../edits/refused-edits.tsx'
import { Screen } from '../shell/screen.tsx'
import type { Notices } from '../shell/use-notice.ts'
import { SearchField } from './search-field.tsx'
import type { List } from './use-list.ts'

import styles from './list-screen.module.css'

interface ListScreenProps {
  title: string
  table: EditableTable
  list: Pick<List<unknown>, 'rows' | 'shown' | 'search' | 'setSearch' | 'attention'>
  editor: { notices: Notices; dialog: ReactNode }
  words: ListWords
  onAdd: () => void
  /** The form or dialog, while it is open. */
  form: ReactNode
  /** Filters, switches: what stands beside the search. */
  beside?: ReactNode
  /** The list: CardList or RecordTable. */
  children: ReactNode
}

export interface ListWords {
  icon: IconName
  add: string
  /** When there is nothing: what that is called, and the button that begins. */
  none: string
  first: string
  search: string
  /** When the search finds nothing. */
  noMatch: string
  /** How many there are, in words: '6 doctors, 5 active'. */
  count: string
  /** What is counted when a search is on: '2 of 6 doctors'. */
  many: string
}

/** The frame every list screen shares: heading, form, what was refused, search, counts, empty states. */
export function ListScreen(props: ListScreenProps) {
  const { title, table, list, editor, words, onAdd, form, beside, children } = props
  // While a form is open, its letters come first and the list follows when there is time.
  const whenThereIsTime = useDeferredValue(children)
  const isEmpty = list.rows.length === 0
  const found = `${list.shown.length} of ${list.rows.length} ${words.many}`
  return (
    <Screen
      title={title}
      notices={editor.notices}
      action={
        <Button tone="primary" onClick={onAdd}>
          <Icon name="plus" />
          {words.add}
        </Button>
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
      {(!isEmpty || beside) && (
        <div className={styles.tools}>
          {!isEmpty && (
            <SearchField
              label={words.search}
              value={list.search}
              onChange={list.setSearch}
              found={found}
            />
          )}
          {beside}
          {!isEmpty && (
            <p className={styles.count}>
              {list.shown.length < list.rows.length ? found : words.count}
              {list.attention > 0 && (
                <strong className={styles.attention}>
                  {list.attention === 1 ? '1 needs attention' : `${list.attention} need attention`}
                </strong>
              )}
            </p>
          )}
        </div>
      )}
      {!isEmpty && list.shown.length === 0 && <Empty icon="search">{words.noMatch}</Empty>}
      {form ? whenThereIsTime : children}
      {editor.dialog}
    </Screen>
  )
}
