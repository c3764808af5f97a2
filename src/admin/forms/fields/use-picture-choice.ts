import { useRef, useState } from 'react'

import type { NewPicture } from '#db/edits.ts'
import { isQuotaExceeded } from '#db/quota.ts'
import type { Bucket } from '#model/tables.ts'

import { pictureMessages, storageFull } from '../../content-types/common-messages.ts'
import {
  preparePicture,
  PreparationAborted,
  type PreparationOptions,
} from '../pictures/prepare-picture.ts'
import { drawings, type Drawing } from '../pictures/redraw-picture.ts'
import type { PreparationState } from './use-preparing.ts'

interface PictureTaker {
  bucket: Bucket
  purpose?: Drawing | undefined
  onPick: (picture: NewPicture) => Promise<void>
  onPreparing: (state: PreparationState) => void
  onChange: (address: string) => void
}

/** Prepares a selected file as a field's picture: resizes or rejects it; a large one is resized on request. */
export function usePictureChoice(taker: PictureTaker) {
  const { bucket, purpose = 'pages', onPick, onPreparing, onChange } = taker
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  /** Too large as it is; a smaller copy can be made on request (S-47). */
  const [large, setLarge] = useState<File | null>(null)
  /** The progress of the smaller copy. */
  const [done, setDone] = useState<number | null>(null)
  const stopped = useRef(false)

  /** Returns whether the file was accepted. */
  async function choose(file: File | undefined, making: PreparationOptions = {}): Promise<boolean> {
    if (!file || busy) return false
    setBusy(true)
    setRefused(null)
    if (!making.smaller) setLarge(null)
    onPreparing('begun')
    let state: PreparationState = 'refused'
    try {
      const { redraw, ...drawing } = drawings[purpose]
      const prepared = await preparePicture(file, bucket, redraw, { ...drawing, ...making })
      if ('refused' in prepared) {
        // The previous picture stays (AC-287).
        setRefused(prepared.refused)
        setLarge(prepared.maySmaller === true ? file : null)
        return false
      }
      await onPick(prepared.picture)
      onChange(prepared.address)
      setLarge(null)
      state = 'ready'
      return true
    } catch (failure) {
      setRefused(reasonOf(failure))
      return false
    } finally {
      onPreparing(state)
      setBusy(false)
      setDone(null)
    }
  }

  async function makeSmaller(): Promise<boolean> {
    if (!large || busy) return false
    stopped.current = false
    setDone(0)
    const step = (part: number) => {
      if (stopped.current) throw new PreparationAborted()
      setDone(part)
    }
    return choose(large, { smaller: true, step })
  }

  return {
    busy,
    refused,
    mayMakeSmaller: large !== null,
    done,
    choose: (file: File | undefined) => choose(file),
    makeSmaller,
    stop: () => {
      stopped.current = true
    },
    reset: () => {
      setRefused(null)
      setLarge(null)
    },
  }
}

function reasonOf(failure: unknown): string {
  if (failure instanceof PreparationAborted) return pictureMessages.tooBig
  if (isQuotaExceeded(failure)) return storageFull
  reportError(failure)
  return pictureMessages.failed
}
