import { useId, useState } from 'react'

import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { bulkEditUndone } from '../../../content-types/common-messages.ts'
import { illnessMessages } from '../../../content-types/illness-messages.ts'
import type { ScreenNotices } from '../../../shell/use-notice.ts'
import type { ReadyRow } from '../import-plan.ts'
import { selectRows } from '../import-rows.ts'
import { ImportSummary } from './import-summary.tsx'
import { useImport } from './use-import.ts'

import styles from './illness-import.module.css'

interface IllnessImportProps {
  title: string
  notices: Pick<ScreenNotices, 'show'>
  onClose: () => void
}

/** Imports illnesses from a file after a preview. */
export function IllnessImport({ title, notices, onClose }: IllnessImportProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const { state, read, store, stop } = useImport((rows, undo) => {
    const text = summarize(rows)
    const later = (when: string) => `${text} Sent ${when}.`
    notices.show({ tone: 'success', text, later, undo, undone: bulkEditUndone })
    onClose()
  })
  const isStoring = state.step === 'storing'
  const chosen = state.step === 'checked' ? selectRows(state.file, ticked) : []

  function choose(file: File): void {
    setTicked(new Set())
    void read(file)
  }

  return (
    <Dialog
      title={title}
      size="large"
      onClose={isStoring ? undefined : onClose}
      actions={
        !isStoring && (
          <Decision isChecked={state.step === 'checked'} {...{ chosen, store, onClose }} />
        )
      }
    >
      {state.step === 'choosing' && <FileChoice onChoose={choose} />}
      {state.step === 'reading' && (
        <div className={styles.reading}>
          <Spinner>{`Checking ${state.name}...`}</Spinner>
          <progress aria-label="Checked so far" max={1} value={state.done} />
          <Button onClick={stop}>Stop</Button>
        </div>
      )}
      {isStoring && <Spinner>Saving on this device...</Spinner>}
      {'problem' in state && state.problem && <Banner tone="error">{state.problem}</Banner>}
      {state.step === 'checked' && (
        <>
          <ImportSummary name={state.name} file={state.file} ticked={ticked} onTick={setTicked} />
          <FileInput label="Choose another file" onChoose={choose} />
        </>
      )}
    </Dialog>
  )
}

interface DecisionProps {
  isChecked: boolean
  chosen: readonly ReadyRow[]
  store: (rows: readonly ReadyRow[]) => Promise<void>
  onClose: () => void
}

function Decision({ isChecked, chosen, store, onClose }: DecisionProps) {
  return (
    <>
      <Button onClick={onClose}>{isChecked ? 'Import nothing' : 'Cancel'}</Button>
      {chosen.length > 0 && (
        <Button tone="primary" onClick={() => void store(chosen)}>
          {`Import ${counted(chosen.length)}`}
        </Button>
      )}
    </>
  )
}

type OnChoose = (file: File) => void

function FileChoice({ onChoose }: { onChoose: OnChoose }) {
  return (
    <>
      <p className={styles.lead}>
        You can review all changes before they are saved. Export the list first to get a file with
        all columns; missing columns stay unchanged, and nothing is deleted.
      </p>
      <FileInput label="CSV file, UTF-8, up to 5 MB and 10,000 rows" onChoose={onChoose} />
    </>
  )
}

function FileInput({ label, onChoose }: { label: string; onChoose: OnChoose }) {
  const id = useId()
  return (
    <div className={styles.file}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          // So that the same file can be selected again once it is corrected.
          event.target.value = ''
          if (file) onChoose(file)
        }}
      />
    </div>
  )
}

function counted(count: number): string {
  const [one, many] = illnessMessages.counted
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

function summarize(rows: readonly ReadyRow[]): string {
  const added = rows.filter(({ kind }) => kind === 'new').length
  const parts = [
    ...(added > 0 ? [`${counted(added)} added`] : []),
    ...(rows.length > added ? [`${counted(rows.length - added)} changed`] : []),
  ]
  return `${parts.join(', ')}.`
}
