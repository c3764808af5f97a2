import { useCallback } from 'react'

import { moveRow } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import type { OrderedTable } from '#model/rows.ts'

import { moveFailed } from '../../content-types/common-messages.ts'
import { requestPersistence } from '../../shell/request-persistence.ts'
import type { ScreenNotices } from '../../shell/use-notice.ts'
import { useOrder, type Order, type OrderOptions } from './use-order.tsx'

interface ReorderOptions extends OrderOptions {
  table: OrderedTable
  notices: Pick<ScreenNotices, 'show'>
  /** The message if the order could not be stored. */
  failed?: string | undefined
}

/** The order of a table's rows; each move is one edit of the moved row. */
export function useReorder(options: ReorderOptions): Order {
  const { table, notices, failed = moveFailed, ...list } = options
  const db = useDatabase()
  const { show } = notices
  const place = useCallback(
    async (id: string, after: string | null) => {
      requestPersistence()
      try {
        await moveRow(db, table, { id, after })
        return true
      } catch (error) {
        reportError(error)
        show({ tone: 'error', text: failed })
        return false
      }
    },
    [db, table, show, failed],
  )
  return useOrder({ ...list, place })
}
