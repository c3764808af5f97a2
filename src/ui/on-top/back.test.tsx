// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Dialog } from '../dialog.tsx'
import { Menu, type MenuItem } from '../menu.tsx'
import { FakeHistory } from '../testing/fake-history.ts'
import { handlePageShown, clearEntriesOnTop } from './back.ts'

let browser: FakeHistory

beforeEach(() => {
  browser = new FakeHistory()
  vi.spyOn(window, 'history', 'get').mockReturnValue(browser as unknown as History)
  handlePageShown()
})
afterEach(() => {
  clearEntriesOnTop()
  vi.restoreAllMocks()
})

/** A page with a form in a dialog, which asks before it closes. */
function Page({ isGuarded = false, must = false }) {
  const [open, setOpen] = useState<string[]>([])
  const close = () => setOpen((all) => all.slice(0, -1))
  const openQuestion = () => setOpen((all) => [...all, 'Question'])
  return (
    <>
      <button onClick={() => setOpen(['Form'])}>Open</button>
      {open.includes('Form') && (
        <Dialog title="Form" onClose={must ? undefined : isGuarded ? openQuestion : close}>
          <button onClick={close}>Save</button>
        </Dialog>
      )}
      {open.includes('Question') && (
        <Dialog title="Question" onClose={close}>
          <button onClick={() => setOpen([])}>Discard</button>
        </Dialog>
      )}
    </>
  )
}

const press = (name: string) => screen.getByText(name).click()
const titles = () => screen.queryAllByRole('heading').map((it) => it.textContent)
const back = () => browser.go(-1)
const step = () => browser.state.idx
async function shows(...all: string[]) {
  await expect.poll(titles).toEqual(all)
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 30))

test('Back closes a dialog and stays on its page, and Forward opens nothing', async () => {
  render(<Page />)
  press('Open')
  await shows('Form')
  back()
  await shows()
  expect(step()).toBe(1)
  browser.go(1)
  await aMoment()
  expect(titles()).toEqual([])
  back()
  await expect.poll(step).toBe(0)
})

test('after a dialog was closed by other means one Back leaves the page', async () => {
  render(<Page />)
  for (let times = 0; times < 3; times += 1) {
    press('Open')
    await shows('Form')
    press('Save')
    await shows()
  }
  back()
  await expect.poll(step).toBe(0)
})

test('Back over a form asks, and Back over the question closes only the question', async () => {
  render(<Page isGuarded />)
  press('Open')
  await shows('Form')
  for (let times = 0; times < 3; times += 1) {
    back()
    await shows('Form', 'Question')
    back()
    await shows('Form')
  }
  back()
  await shows('Form', 'Question')
  press('Discard')
  await shows()
  expect(step()).toBe(1)
  back()
  await expect.poll(step).toBe(0)
})

const menuItems: readonly MenuItem[] = [
  { label: 'Delete', icon: 'trash', onPress: () => undefined },
]

test('Back closes an open menu and stays on its page, and once its item was chosen one Back leaves', async () => {
  render(<Menu label="More" items={() => menuItems} />)
  const button = screen.getByRole('button', { name: 'More' })
  const isOpen = () => button.getAttribute('aria-expanded')
  button.click()
  await expect.poll(isOpen).toBe('true')
  back()
  await expect.poll(isOpen).toBe('false')
  expect(step()).toBe(1)
  expect(document.activeElement).toBe(button)
  button.click()
  await expect.poll(isOpen).toBe('true')
  press('Delete')
  await expect.poll(isOpen).toBe('false')
  back()
  await expect.poll(step).toBe(0)
})

test('Back has no effect on a dialog that requires a decision', async () => {
  render(<Page must />)
  press('Open')
  await shows('Form')
  for (let times = 0; times < 3; times += 1) {
    back()
    await aMoment()
    expect(titles()).toEqual(['Form'])
    expect(step()).toBe(1)
  }
})

test('a new URL of the same page keeps what is open on it', async () => {
  render(<Page />)
  press('Open')
  await shows('Form')
  browser.replaceState({ idx: 1 })
  handlePageShown()
  back()
  await shows()
  back()
  await expect.poll(step).toBe(0)
})
