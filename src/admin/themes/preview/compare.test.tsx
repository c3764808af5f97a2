// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { resetDevice } from '../../testing/open-admin.tsx'
import { openEditor, openTab, press, type } from '../testing/open-editor.tsx'

beforeEach(resetDevice)
const preview = () => within(screen.getByRole('region', { name: 'Preview' }))
const frames = () =>
  preview()
    .queryAllByTitle(/^The site/)
    .map((frame) => frame.getAttribute('title'))
const choose = (name: string) => fireEvent.click(preview().getByRole('button', { name }))

test('an edited theme is shown before, after, or side by side; an unedited one has no comparison', async () => {
  await openEditor()
  if (screen.queryByRole('region', { name: 'Preview' }) === null) press('Preview')
  expect(preview().queryByRole('group', { name: 'Compare' })).toBeNull()
  expect(frames()).toEqual(['The site in this theme'])

  openTab('Colors')
  type('colors.light.primary', '#7A1FA2')
  if (screen.queryByRole('region', { name: 'Preview' }) === null) press('Preview')
  choose('Side by side')
  expect(frames()).toEqual(['The site as it was saved', 'The site in this theme'])
  expect(preview().getByText('Before', { selector: 'p' })).toBeTruthy()
  choose('Before')
  expect(frames()).toEqual(['The site as it was saved'])
  choose('After')
  expect(frames()).toEqual(['The site in this theme'])
})
