// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Dialog } from './dialog.tsx'

const aPage = (open: boolean) => (
  <>
    <button type="button">Delete</button>
    {open && (
      <Dialog title="Delete Doctor" onClose={() => {}} actions={<button>Cancel</button>}>
        Are you sure?
      </Dialog>
    )}
  </>
)

test('a dialog opens over the page, has a name, and returns the focus', () => {
  const { rerender } = render(aPage(false))
  const opener = screen.getByRole('button', { name: 'Delete' })
  opener.focus()
  rerender(aPage(true))
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Delete Doctor' })
  expect(dialog.open).toBe(true)
  screen.getByRole('button', { name: 'Cancel' }).focus()
  rerender(aPage(false))
  expect(document.activeElement).toBe(opener)
})

test('Escape and the close button ask its owner to close it', () => {
  const closed = vi.fn<() => void>()
  render(
    <Dialog title="Edit" onClose={closed}>
      Text
    </Dialog>,
  )
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(closed).toHaveBeenCalledTimes(2)
})

test('a press on the backdrop asks to close it, but not one that began inside', () => {
  const closed = vi.fn<() => void>()
  render(
    <Dialog title="Edit" onClose={closed}>
      <input aria-label="Name" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog')
  // A text selection may end beyond the edge of the dialog.
  fireEvent.pointerDown(screen.getByLabelText('Name'))
  fireEvent.click(dialog)
  expect(closed).not.toHaveBeenCalled()
  fireEvent.pointerDown(dialog)
  fireEvent.click(dialog)
  expect(closed).toHaveBeenCalledTimes(1)
})

test('a dialog that requires a decision cannot be dismissed', () => {
  render(<Dialog title="Choose a new password">Text</Dialog>)
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  const stayed = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
  expect(stayed).toBe(false)
})

test('a long text in a dialog scrolls with the keyboard, a form by its fields', async () => {
  const height = vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(900)
  const { rerender } = render(<Dialog title="Details">A long text</Dialog>)
  const box = screen.getByText('A long text')
  await expect.poll(() => box.tabIndex).toBe(0)
  rerender(
    <Dialog title="Details">
      <input aria-label="Name" />
    </Dialog>,
  )
  await expect.poll(() => box.hasAttribute('tabindex')).toBe(false)
  height.mockReturnValue(0)
  rerender(<Dialog title="Details">A short text</Dialog>)
  await expect.poll(() => box.hasAttribute('tabindex')).toBe(false)
  height.mockRestore()
})
