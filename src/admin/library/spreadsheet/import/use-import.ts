import { useEffect, useRef, useState } from 'react'

import { StorageFullError } from '#db/edits.ts'
import { useDatabase } from '#db/hooks/database-context.ts'

import { WorkAborted } from '../../../shell/csv/cancellable-work.ts'
import { UnreadableFileError } from '../../../shell/csv/file-text.ts'
import { requestPersistence } from '../../../shell/request-persistence.ts'
import type { ImportPlan, ReadyRow } from '../import-plan.ts'
import { importRows } from '../import-rows.ts'
import { planImport } from '../plan-import.ts'

/** The state of an import. */
export type ImportState =
  | { step: 'choosing'; problem: string | null }
  | { step: 'reading'; name: string; done: number }
  | { step: 'checked'; name: string; file: ImportPlan; problem: string | null }
  | { step: 'storing' }

const UNREADABLE = 'This file could not be read. Save it on this device, then choose it again.'
const NOT_STORED = 'Nothing was imported because this device could not save it. Please try again.'
const FULL =
  'Nothing was imported: this device is out of storage. Free up some space on the device, then try again.'

/** Reads and validates a selected file, and stores its rows once the user confirms. */
export function useImport(onStored: (rows: readonly ReadyRow[], undo: string) => void) {
  const db = useDatabase()
  const [state, setState] = useState<ImportState>({ step: 'choosing', problem: null })
  const work = useRef<AbortController>(null)
  useEffect(() => () => work.current?.abort(), [])

  async function read(file: File): Promise<void> {
    work.current?.abort()
    const mine = new AbortController()
    work.current = mine
    const { name } = file
    const show = (next: ImportState) => {
      if (work.current === mine) setState(next)
    }
    show({ step: 'reading', name, done: 0 })
    try {
      const checked = await planImport(db, file, {
        signal: mine.signal,
        onProgress: (done) => show({ step: 'reading', name, done }),
      })
      show({ step: 'checked', name, file: checked, problem: null })
    } catch (error) {
      if (error instanceof WorkAborted) return
      const isKnown = error instanceof UnreadableFileError
      if (!isKnown) reportError(error)
      show({ step: 'choosing', problem: isKnown ? `${name}: ${error.message}` : UNREADABLE })
    }
  }

  async function store(rows: readonly ReadyRow[]): Promise<void> {
    if (state.step !== 'checked') return
    setState({ step: 'storing' })
    requestPersistence()
    try {
      onStored(rows, await importRows(db, rows))
    } catch (error) {
      const isFull = error instanceof StorageFullError
      if (!isFull) reportError(error)
      setState({ ...state, problem: isFull ? FULL : NOT_STORED })
    }
  }

  function stop(): void {
    work.current?.abort()
    setState({ step: 'choosing', problem: null })
  }

  return { state, read, store, stop }
}
