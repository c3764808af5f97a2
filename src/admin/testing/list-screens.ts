import { editableTables } from '#model/blanks.ts'
import type { OrderedTable } from '#model/rows.ts'

import { contentTypes } from '../content-types/content-types.ts'
import type { ListMessages } from '../content-types/message-types.ts'

interface ListScreen {
  table: OrderedTable
  path: string
  heading: string
  /** The button that opens a form for a new record. */
  add: string
}

/** The tables with a list on a screen of their own. */
export const listScreens: readonly ListScreen[] = editableTables.flatMap((table) => {
  const { messages, screen: path } = contentTypes[table]
  return hasList(messages)
    ? [{ table: table as OrderedTable, path, heading: messages.title, add: messages.add }]
    : []
})

function hasList(messages: object): messages is ListMessages<OrderedTable> {
  return 'add' in messages
}
