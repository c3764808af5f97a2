// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { resetDevice } from '../../testing/open-admin.tsx'
import { chooseFor, openMenuOf, readQueuedOperations } from '../../testing/user-actions.ts'
import { MIGRAINE } from '../testing/library.ts'
import { openIllnesses } from '../testing/open-library.tsx'

beforeEach(resetDevice)

test('the menu of a record has all actions of its buttons', async () => {
  const { db } = await openIllnesses()
  await screen.findByText('Migraine')
  const items = ['Edit', 'Publish', 'Duplicate', 'Move to place...', 'History', 'Delete']
  expect(openMenuOf('Migraine')).toEqual(items)
  fireEvent.click(screen.getByRole('menuitem', { name: 'Publish' }))
  await waitFor(async () =>
    expect(await readQueuedOperations(db)).toMatchObject([
      { id: MIGRAINE, op: 'update', set: { visibility: 'published' } },
    ]),
  )
  chooseFor('Migraine', 'Delete')
  expect(await screen.findByRole('dialog', { name: 'Delete Migraine' })).toBeTruthy()
})
