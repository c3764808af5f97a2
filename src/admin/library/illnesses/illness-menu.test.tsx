// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { resetDevice } from '../../testing/open-admin.tsx'
import { readQueuedOperations } from '../../testing/user-actions.ts'
import { MIGRAINE } from '../testing/library.ts'
import { openIllnesses } from '../testing/open-library.tsx'

beforeEach(resetDevice)
const button = (name: string) => screen.getByRole('button', { name })
const choose = (item: string) => fireEvent.click(screen.getByRole('menuitem', { name: item }))

function openMenu(name: string): string[] {
  fireEvent.click(button(`More for ${name}`))
  return screen.getAllByRole('menuitem').map((item) => item.textContent)
}

test('the menu of a record has all actions of its buttons', async () => {
  const { db } = await openIllnesses()
  await screen.findByText('Migraine')
  const items = ['Edit', 'Publish', 'Duplicate', 'Move to place...', 'History', 'Delete']
  expect(openMenu('Migraine')).toEqual(items)
  choose('Publish')
  await waitFor(async () =>
    expect(await readQueuedOperations(db)).toMatchObject([
      { id: MIGRAINE, op: 'update', set: { visibility: 'published' } },
    ]),
  )
  openMenu('Migraine')
  choose('Delete')
  expect(await screen.findByRole('dialog', { name: 'Delete Migraine' })).toBeTruthy()
})
