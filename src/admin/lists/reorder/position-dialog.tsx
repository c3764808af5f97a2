import { useId, useState } from 'react'
import { createPortal } from 'react-dom'

import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/fields/fields.tsx'

import { DialogForm } from '../../shell/dialog-form.tsx'

interface PlaceDialogProps {
  name: string
  /** Its current index, from 0. */
  place: number
  count: number
  onMove: (to: number) => void
  onClose: () => void
}

/** Asks for the new position of a row, for lists that are too long for dragging. */
export function PositionDialog({ name, place, count, onMove, onClose }: PlaceDialogProps) {
  const [input, setInput] = useState(String(place + 1))
  const [error, setError] = useState<string>()
  const form = useId()

  function submit(): void {
    const to = Number(input)
    if (Number.isInteger(to) && to >= 1 && to <= count) onMove(to - 1)
    else setError(`Type a whole number from 1 to ${count}.`)
  }

  // Outside of the surrounding form: forms cannot be nested.
  return createPortal(
    <Dialog
      title={`Move ${name}`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button tone="primary" type="submit" form={form}>
            Move
          </Button>
        </>
      }
    >
      <DialogForm id={form} noValidate onSubmit={submit}>
        <TextField
          label={`Position (1 to ${count})`}
          name="place"
          hint={`Current position: ${place + 1}`}
          value={input}
          error={error}
          // A number input accepts 1e2, and silently drops anything that is not a number.
          input={{ inputMode: 'numeric', onFocus: (event) => event.target.select() }}
          onChange={(text) => {
            setInput(text.trim())
            setError(undefined)
          }}
        />
      </DialogForm>
    </Dialog>,
    document.body,
  )
}
