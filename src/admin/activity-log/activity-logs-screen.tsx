import { useId, useMemo, useRef, useState } from 'react'

import type { ActivityLog } from '#model/rows.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { useListParams } from '../lists/filters/use-list-params.ts'
import { Screen } from '../shell/screen.tsx'
import { useNotice } from '../shell/use-notice.ts'
import { useServerReachable } from '../shell/use-server-reachable.ts'
import { CachedLogNotice } from './cached-log-notice.tsx'
import { ExportButton } from './export-button.tsx'
import { LogDetails } from './log-details.tsx'
import { hasValidDays, toLogFilter, isFiltered, type SelectedFilters } from './log-filter-values.ts'
import { LogFilters } from './log-filters.tsx'
import { LogPagination } from './log-pagination.tsx'
import { LogTable } from './log-table.tsx'
import { useChosenFilters } from './use-chosen-filters.ts'
import { PAGE_SIZE, useLog, type LogResult } from './use-log.ts'

import styles from './activity-logs-screen.module.css'

/** /admin/activity-logs: who did what, page by page. A link to the open screen reloads it. */
export function ActivityLogsScreen() {
  const { opened } = useListParams()
  return <Logs key={opened} />
}

function Logs() {
  const notices = useNotice()
  const online = useServerReachable()
  const panel = useId()
  const top = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useChosenFilters()
  const [filtersShown, setFiltersShown] = useState(() => isFiltered(chosen))
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<ActivityLog | null>(null)
  // With a day that does not exist, or the days in the wrong order, no request is sent (S-20).
  const filter = useMemo(() => (hasValidDays(chosen) ? toLogFilter(chosen) : null), [chosen])
  const { result, busy, nameOf, again } = useLog(filter, page)

  function choose(next: SelectedFilters): void {
    setChosen(next)
    setPage(1)
  }

  /** The buttons are below the lines: scroll a new page to its top. */
  function openPage(next: number): void {
    setPage(next)
    top.current?.scrollIntoView?.({ block: 'start' })
  }

  return (
    <Screen
      title="Activity Logs"
      notices={notices}
      action={
        <>
          <Button
            aria-expanded={filtersShown}
            aria-controls={panel}
            onClick={() => setFiltersShown(!filtersShown)}
          >
            {filtersShown ? 'Hide Filters' : 'Show Filters'}
          </Button>
          <ExportButton filter={filter} online={online} nameOf={nameOf} notices={notices} />
        </>
      }
    >
      {filtersShown && (
        <LogFilters
          id={panel}
          chosen={chosen}
          onChange={choose}
          names={result?.names}
          lines={result?.lines}
        />
      )}
      {!result && <Spinner>Loading...</Spinner>}
      {result && (
        <>
          <CachedLogNotice asOf={result.asOf} online={online} onRetry={again} />
          <div ref={top} aria-busy={busy} className={styles.lines}>
            <LogLines
              result={result}
              filtered={isFiltered(chosen)}
              nameOf={nameOf}
              onOpen={setOpened}
            />
          </div>
          <LogPagination
            page={page}
            isLast={result.lines.length < PAGE_SIZE}
            busy={busy}
            onTurn={openPage}
          />
        </>
      )}
      {opened && (
        <LogDetails line={opened} username={nameOf(opened)} onClose={() => setOpened(null)} />
      )}
    </Screen>
  )
}

interface LogLinesProps {
  result: LogResult
  filtered: boolean
  nameOf: (line: ActivityLog) => string
  onOpen: (line: ActivityLog) => void
}

function LogLines({ result: { lines, asOf }, filtered, nameOf, onOpen }: LogLinesProps) {
  if (lines.length > 0) return <LogTable lines={lines} nameOf={nameOf} onOpen={onOpen} />
  if (asOf === 'never') return null
  return (
    <EmptyState icon="clock">
      No activity logs found
      {filtered && <span className={styles.hint}>Clear filters to see all logs</span>}
    </EmptyState>
  )
}
