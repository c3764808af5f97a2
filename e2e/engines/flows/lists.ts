import { expect, test } from 'vitest'

import { DOCTOR, openDoctors, isTextInHeader } from '../doctors.ts'
import { openStaffDesk, type EngineFixture } from '../engine-fixture.ts'

export function listTests(opened: EngineFixture): void {
  test(
    'a doctor is moved by keyboard alone, and the server has that order (S-46)',
    { tags: ['full'] },
    async () => {
      const desk = await openStaffDesk(opened)
      await openDoctors(desk, opened.clinic)
      const [first = '', second = '', third = ''] = await desk.evaluate(namesInList)
      await desk.press('Enter', { role: 'button', name: `Move ${first} to another place` })
      // Its number is marked as the dialog opens, and what is typed takes its place.
      await desk.type({ role: 'field', name: /^Position \(/ }, '2')
      await desk.press('Enter')
      await desk.until(listBegins, [second, first, third])
      await desk.until(isTextInHeader, 'All saved')
      const order = async () => {
        const rows = await opened.clinic.sql<{ name: string }>(
          'select name from public.doctors order by display_order limit 3',
        )
        return rows.map(({ name }) => name)
      }
      await expect.poll(order).toEqual([second, first, third])
    },
  )

  test(
    'a dialog opens by keyboard, Escape closes it, and the focus returns',
    { tags: ['full'] },
    async () => {
      const desk = await openStaffDesk(opened)
      await openDoctors(desk, opened.clinic)
      await desk.press('Enter', { role: 'button', name: `Delete ${DOCTOR}` })
      await desk.see({ role: 'button', name: 'Delete', within: 'dialog[open]' })
      expect(await desk.evaluate(focusIsInDialog)).toBe(true)
      await desk.press('Escape')
      await desk.until(() => document.querySelector('dialog[open]') === null)
      await desk.until(focusIsOn, `Delete ${DOCTOR}`)
      await desk.see({ role: 'button', name: `Edit ${DOCTOR}` })
    },
  )
}

// These run in the page, with all their helpers.

const namesInList = () =>
  [...document.querySelectorAll('[data-move="grip"]')].map((grip) =>
    (grip.ariaLabel ?? '').slice('Move '.length, -' to another place'.length),
  )

const listBegins = (names: readonly string[]) => {
  const grips = [...document.querySelectorAll('[data-move="grip"]')]
  return names.every((name, place) => grips[place]?.ariaLabel === `Move ${name} to another place`)
}

const focusIsInDialog = () => document.activeElement?.closest('dialog[open]') !== null

const focusIsOn = (name: string) =>
  [document.activeElement?.ariaLabel, document.activeElement?.textContent].includes(name)
