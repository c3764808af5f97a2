import { useRef, type KeyboardEvent } from 'react'

import styles from './tab-list.module.css'

interface TabListProps<T extends string> {
  label: string
  tabs: readonly T[]
  selected: T
  /** The id of the selected tab's panel; the id of a tab ends in its index. */
  panelId: string
  onSelect: (tab: T) => void
}

/** Accessible tabs: one tab stop, and the arrow keys move between them. */
export function TabList<T extends string>(props: TabListProps<T>) {
  const { label, tabs, selected, panelId, onSelect } = props
  const list = useRef<HTMLDivElement>(null)

  function onKeyDown(event: KeyboardEvent): void {
    const to = target(event.key, tabs.indexOf(selected), tabs.length)
    const tab = to === null ? undefined : tabs[to]
    if (to === null || tab === undefined) return
    event.preventDefault()
    onSelect(tab)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[to]?.focus()
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
      {tabs.map((tab, at) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={getTabId(panelId, at)}
          className={styles.tab}
          aria-selected={tab === selected}
          aria-controls={panelId}
          tabIndex={tab === selected ? 0 : -1}
          onKeyDown={onKeyDown}
          onClick={() => onSelect(tab)}
        >
          {tab}
        </button>
      ))}
    </div>
  )
}

export const getTabId = (panelId: string, at: number) => `${panelId}-${at}`

function target(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
