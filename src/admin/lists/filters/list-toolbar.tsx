import { Button } from '#ui/button.tsx'

import type { ListMessages } from '../../content-types/message-types.ts'
import { SearchField } from '../search-field.tsx'
import type { List } from '../use-list.ts'
import { FilterBar } from './filter-bar.tsx'

import styles from './list-toolbar.module.css'

export type ToolbarList = Pick<
  List<unknown>,
  'rows' | 'isWhole' | 'visible' | 'search' | 'setSearch' | 'filtering' | 'attention'
>

interface ListToolsProps {
  list: ToolbarList
  messages: Pick<ListMessages<never>, 'search' | 'counted'>
  /** The counts in words: '6 doctors, 5 active'. */
  count: string
}

/** The search and the filters of a list, and the number of matching rows. */
export function ListToolbar({ list, messages, count }: ListToolsProps) {
  const { rows, isWhole, visible, filtering, attention } = list
  const found = `${visible.length} of ${rows.length} ${messages.counted[1]}`
  return (
    <div className={styles.tools}>
      <SearchField
        key={filtering.opened}
        label={messages.search}
        value={list.search}
        onChange={list.setSearch}
      />
      <FilterBar {...filtering} />
      <div className={styles.count}>
        <output>{filtering.isOn && isWhole ? found : count}</output>
        {filtering.isOn && (
          <Button tone="quiet" className={styles.clear} onClick={filtering.clear}>
            Clear filters
          </Button>
        )}
        {attention > 0 && (
          <strong className={styles.attention}>
            {attention === 1 ? '1 needs attention' : `${attention} need attention`}
          </strong>
        )}
      </div>
    </div>
  )
}
