import type { ReactNode } from 'react'

import type { EditableTable } from '#model/tables.ts'

import { RefusedEdits } from '../edits/parked-edit-list.tsx'
import { RecordState, useRecordStates } from '../lists/record-status.tsx'
import { LoadFailure, NotLoadedYet } from '../shell/load-failure.tsx'
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
  /** What is said when the server cannot give the record. */
  failed: string
  saveLabel: string
  /** The fields; drawn once the record is known. */
  children: ReactNode
}

/** The frame of a screen that is the form of one record. */
export function RecordScreen(props: RecordScreenProps) {
  const { title, lead, table, editor, failed, saveLabel, children } = props
  const states = useRecordStates(table)
  if (!editor.state.isOpen) return <NotLoadedYet title={title} failed={failed} />
  return (
    <Screen title={title} lead={lead} notices={editor.notices}>
      <LoadFailure text={failed} />
      <RefusedEdits table={table} />
      <EditorForm
        key={editor.state.key}
        title={title}
        editor={editor}
        saveLabel={saveLabel}
        state={<RecordState state={states(editor.id)} />}
      >
        {children}
      </EditorForm>
      {editor.dialog}
    </Screen>
  )
}
