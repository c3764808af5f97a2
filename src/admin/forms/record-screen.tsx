import type { ReactNode } from 'react'

import type { EditableTable } from '#model/rows.ts'

import { ParkedEditList } from '../edits/parked-edit-list.tsx'
import { RecordStatus, useRecordStates } from '../lists/record-status.tsx'
import { LoadFailure, LoadPlaceholder } from '../shell/load-failure.tsx'
import { Screen } from '../shell/screen.tsx'
import type { FormControls } from './core/use-form.ts'
import { EditorForm } from './editor-form.tsx'
import type { useSingleEditor } from './use-single-editor.ts'

interface RecordScreenProps {
  title: string
  lead: ReactNode
  table: EditableTable
  editor: FormControls &
    Pick<ReturnType<typeof useSingleEditor>, 'id' | 'state' | 'notices' | 'dialog'>
  /** The message if the record cannot be loaded. */
  failed: string
  saveLabel: string
  /** The fields; rendered once the record is loaded. */
  children: ReactNode
}

/** The layout of a screen that is the form of one record. */
export function RecordScreen(props: RecordScreenProps) {
  const { title, lead, table, editor, failed, saveLabel, children } = props
  const states = useRecordStates(table)
  if (!editor.state.isOpen) return <LoadPlaceholder title={title} failed={failed} />
  return (
    <Screen title={title} lead={lead} notices={editor.notices}>
      <LoadFailure text={failed} />
      <ParkedEditList table={table} />
      <EditorForm
        key={editor.state.key}
        title={title}
        editor={editor}
        saveLabel={saveLabel}
        state={<RecordStatus state={states(editor.id)} />}
      >
        {children}
      </EditorForm>
      {editor.dialog}
    </Screen>
  )
}
