import { format } from 'date-fns'
import { useState } from 'react'

import type { LogFilter } from '#model/accounts.ts'
import type { ActivityLog } from '#model/rows.ts'
import { useStaffApi } from '#session/use-session.ts'
import { Button } from '#ui/button.tsx'

import { saveFile } from '../shell/save-file.ts'
import type { ScreenNotices } from '../shell/use-notice.ts'
import { serializeLogToCsv } from './export-log.ts'
import { fetchAllLogEntries } from './use-log.ts'

interface ExportButtonProps {
  /** Null while the filters are invalid. */
  filter: LogFilter | null
  online: boolean
  nameOf: (line: ActivityLog) => string
  notices: ScreenNotices
}

/** Downloads all lines that match the filters as a file for spreadsheets. */
export function ExportButton({ filter, online, nameOf, notices }: ExportButtonProps) {
  const { log } = useStaffApi()
  const [busy, setBusy] = useState(false)

  async function exportAll(): Promise<void> {
    setBusy(true)
    try {
      const lines = await fetchAllLogEntries(log, filter ?? {})
      const name = `activity-log-${format(new Date(), 'yyyy-MM-dd')}.csv`
      saveFile(name, 'text/csv;charset=utf-8', serializeLogToCsv(lines, nameOf))
    } catch (error) {
      reportError(error)
      notices.show({ tone: 'error', text: 'The log could not be exported. Please try again.' })
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button busy={busy} disabled={!online || filter === null} onClick={() => void exportAll()}>
      {online ? 'Export CSV' : 'Export CSV (needs a connection)'}
    </Button>
  )
}
