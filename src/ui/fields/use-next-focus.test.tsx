import { render, screen } from '@testing-library/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect, test } from 'vitest'

import { useNextFocus } from './use-next-focus.ts'

/** A button that opens an input, and is pressed before the page has settled. */
function Opening() {
  const [isOpen, setIsOpen] = useState(false)
  const { within, focusNext } = useNextFocus<HTMLDivElement>()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => button.current?.click(), [])

  function open() {
    focusNext((part) => part.querySelector('input'))
    setIsOpen(true)
  }
  const opener = (
    <button ref={button} onClick={open}>
      Write
    </button>
  )
  return <div ref={within}>{isOpen ? <input aria-label="Words" /> : opener}</div>
}

test('an input that a press opens gets the focus, however soon after a render it was pressed', () => {
  render(<Opening />)
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
