// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'

import { Menu } from './menu.tsx'

function openMenu(by: 'press' | 'ArrowDown' | 'ArrowUp' = 'press') {
  const pressed = vi.fn<(name: string) => void>()
  render(
    <Menu
      label="More for Migraine"
      items={() => [
        { label: 'Publish', icon: 'eye', onPress: () => pressed('publish') },
        { label: 'Move up', icon: 'arrow-up', disabled: true, onPress: () => pressed('up') },
        { label: 'Delete', icon: 'trash', tone: 'danger', onPress: () => pressed('delete') },
      ]}
    />,
  )
  const button = screen.getByRole('button', { name: 'More for Migraine' })
  expect(button.getAttribute('aria-haspopup')).toBe('menu')
  expect(button.getAttribute('aria-expanded')).toBe('false')
  if (by === 'press') fireEvent.click(button)
  else fireEvent.keyDown(button, { key: by })
  expect(button.getAttribute('aria-expanded')).toBe('true')
  return { button, pressed, menu: screen.getByRole('menu', { name: 'More for Migraine' }) }
}

const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

test("arrow keys cycle through the menu's items, Home and End jump to its ends, a letter to the next item that begins with it", () => {
  openMenu()
  expect(focused()).toBe('Publish')
  press('ArrowDown')
  expect(focused()).toBe('Move up')
  press('End')
  expect(focused()).toBe('Delete')
  press('ArrowDown')
  expect(focused()).toBe('Publish')
  press('ArrowUp')
  expect(focused()).toBe('Delete')
  press('Home')
  expect(focused()).toBe('Publish')
  press('d')
  expect(focused()).toBe('Delete')
})

test('an arrow key on the button opens the menu at its first or last item', () => {
  openMenu('ArrowUp')
  expect(focused()).toBe('Delete')
  cleanup()
  openMenu('ArrowDown')
  expect(focused()).toBe('Publish')
})

test.for(['Escape', 'Tab'])('%s closes the menu and returns the focus to its button', (key) => {
  const { button, pressed } = openMenu()
  press(key)
  expect(screen.queryByRole('menu')).toBeNull()
  expect(button.getAttribute('aria-expanded')).toBe('false')
  expect(document.activeElement).toBe(button)
  expect(pressed).not.toHaveBeenCalled()
})

test('a press outside closes the menu', () => {
  const { menu } = openMenu()
  fireEvent.click(menu.closest('dialog') as HTMLElement)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('an item runs its action after the menu has closed and its button has the focus', () => {
  const { button, pressed } = openMenu()
  pressed.mockImplementation(() => expect(document.activeElement).toBe(button))
  fireEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(pressed.mock.calls).toEqual([['delete']])
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled item can be read but not pressed', () => {
  const { pressed } = openMenu()
  const up = screen.getByRole('menuitem', { name: 'Move up' })
  expect(up.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(up)
  expect(pressed).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeTruthy()
})
