import { changeRow } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'
import type { EditableTable, Form } from '#model/rows.ts'
import { Switch } from '#ui/fields/switch.tsx'

import { requestPersistence } from '../shell/request-persistence.ts'
import type { ScreenNotices } from '../shell/use-notice.ts'

interface StatusToggleProps<T extends EditableTable> {
  table: T
  id: string
  /** The record's name for screen readers: the switches of all rows look alike. */
  name: string
  isOn: boolean
  /** Its labels when on and off: 'Enabled', 'Disabled'. */
  words: readonly [string, string]
  /** The change that the next press makes. */
  change: Partial<Form<T>>
  notices: Pick<ScreenNotices, 'show'>
  /** The message if it could not be stored. */
  failed: string
}

/** Switches a record on and off in its list, without its form. */
export function StatusToggle<T extends EditableTable>(props: StatusToggleProps<T>) {
  const { table, id, name, isOn, words, change, notices, failed } = props
  const db = useDatabase()

  async function toggle(): Promise<void> {
    requestPersistence()
    try {
      await changeRow(db, table, id, { fields: change })
    } catch (error) {
      reportError(error)
      notices.show({ tone: 'error', text: failed })
    }
  }

  return (
    <Switch
      label={`${name}: ${words[0]}`}
      isOn={isOn}
      words={words}
      onPress={() => void toggle()}
    />
  )
}
