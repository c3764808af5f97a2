import type { ReactNode } from 'react'

import { LatePart } from '#late/late-part.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Spinner } from '#ui/spinner.tsx'

import { NotFetched } from './not-fetched.tsx'

interface LateDialogProps<T extends object> {
  title: string
  load: () => Promise<T>
  onClose: () => void
  children: (part: T) => ReactNode
}

/** A large dialog, loaded when it is first opened. */
export function LateDialog<T extends object>({
  title,
  load,
  onClose,
  children,
}: LateDialogProps<T>) {
  const around = (content: ReactNode) => (
    <Dialog title={title} size="large" onClose={onClose}>
      {content}
    </Dialog>
  )
  return (
    <LatePart
      load={load}
      waiting={around(<Spinner>Loading...</Spinner>)}
      missing={around(<NotFetched />)}
    >
      {children}
    </LatePart>
  )
}
