// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { readRows } from '#db/read-view.ts'

import { breakDisk } from '../../testing/broken-disk.ts'
import { resetDevice, heading, openAdmin } from '../../testing/open-admin.tsx'
import { moveTo, press, readQueuedOperations } from '../../testing/user-actions.ts'
import { library, MOVEMENT, OLD_NEWS, PARKINSON } from '../testing/library.ts'
import { field, openDialog, type } from '../testing/open-library.tsx'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

async function openCategories(rows: Partial<typeof library> = library) {
  const opened = await openAdmin({ at: '/admin/health-library/categories', rows })
  await heading('Manage Categories')
  return opened
}

test('the table shows the slug, status, order and number of illnesses of each category (AC-276)', async () => {
  await openCategories()
  const table = await screen.findByRole('table', { name: 'Categories' })
  const names = within(table)
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
  expect(names).toEqual(['Category Name', 'Slug', 'Status', 'Order', 'Actions'])
  await within(table).findByText('1 illness')
  const rows = within(table).getAllByRole('row').slice(1)
  const cells = rows.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(0, 4)
      .map((cell) => cell.textContent),
  )
  expect(cells).toEqual([
    ['Movement Disorders1 illness', 'movement-disorders', 'Active', '1'],
    ['Old News0 illnesses', 'old-news', 'Inactive', '2'],
  ])
})

// S-43, S-44
test('the form is a dialog; name and slug are required, and the slug follows the name (AC-276, AC-277)', async () => {
  await openCategories()
  const dialog = await openDialog('Add Category')
  const form = dialog.getByRole('form') as HTMLFormElement
  expect(
    [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name),
  ).toEqual(['category_name', 'slug'])
  type('Category Name', 'తలనొప్పి')
  expect(field('Slug').value).toBe('')
  expect(dialog.getByText('Type a short English address')).toBeTruthy()
  type('Category Name', 'Headache & Face')
  expect(field('Slug').value).toBe('headache-face')
  type('Slug', 'head')
  type('Category Name', 'Headache')
  expect(field('Slug').value).toBe('head')
})

test('the status can be switched in the table (AC-278)', async () => {
  const { db } = await openCategories()
  fireEvent.click(await screen.findByRole('switch', { name: 'Old News: Active' }))
  await waitFor(() =>
    expect(screen.getByRole('switch', { name: /^Old News/ }).getAttribute('aria-checked')).toBe(
      'true',
    ),
  )
  expect(await readQueuedOperations(db)).toEqual([
    {
      t: 'health_library_categories',
      id: OLD_NEWS,
      op: 'update',
      set: { is_enabled: true },
      was: { is_enabled: false },
    },
  ])
})

test('a new category is active and comes last (AC-279, S-62)', async () => {
  const { db } = await openCategories()
  await openDialog('Add Category')
  type('Category Name', 'Stroke')
  press('Save')
  expect(await screen.findByText('Category added successfully!')).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([
    {
      op: 'insert',
      set: { category_name: 'Stroke', slug: 'stroke', is_enabled: true, display_order: 2 },
    },
  ])
})

test("a new category comes last even if the last one's number is higher than the count (S-46)", async () => {
  const categories = library.health_library_categories.map((category, at) => ({
    ...category,
    display_order: at + 1,
  }))
  const { db } = await openCategories({ health_library_categories: categories })
  await openDialog('Add Category')
  type('Category Name', 'Stroke')
  press('Save')
  expect(await screen.findByText('Category added successfully!')).toBeTruthy()
  expect(await readQueuedOperations(db)).toMatchObject([
    { op: 'insert', set: { display_order: 3 } },
  ])
})

test('a taken slug of a category is an error of its field, and nothing is saved (S-45)', async () => {
  const { db } = await openCategories()
  const dialog = await openDialog('Add Category')
  type('Category Name', 'Old News')
  expect(dialog.getByText('Slug already exists')).toBeTruthy()
  press('Save')
  await waitFor(() => expect(document.activeElement).toBe(field('Slug')))
  expect(await db.outbox.count()).toBe(0)
})

// S-60
test('deleting a category asks, says what happens to its illnesses, and unlinks them (AC-280, AC-281, AC-419)', async () => {
  const { db } = await openCategories()
  await screen.findByText('1 illness')
  const question = await openDialog('Delete Movement Disorders')
  expect(
    question.getByText('Are you sure? This will unlink all illnesses in this category.'),
  ).toBeTruthy()
  expect(question.getByText(/^It has 1 illness\. It stays/)).toBeTruthy()
  fireEvent.click(question.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await db.outbox.count()).toBe(0)
  const again = await openDialog('Delete Movement Disorders')
  fireEvent.click(again.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Category deleted successfully!')).toBeTruthy()
  const illnesses = await readRows(db, 'health_library_illnesses')
  expect(illnesses.find(({ id }) => id === PARKINSON)?.category_id).toBeNull()
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Movement Disorders')).toBeTruthy()
  const back = await readRows(db, 'health_library_illnesses')
  expect(back.find(({ id }) => id === PARKINSON)?.category_id).toBe(MOVEMENT)
})

test('a category moves past its neighbour (S-46)', async () => {
  const { db } = await openCategories()
  await screen.findByText('Old News')
  await moveTo('Old News', 1)
  expect(await screen.findByText('Old News is now number 1 of 2')).toBeTruthy()
  expect(await readQueuedOperations(db)).toEqual([
    { t: 'health_library_categories', id: OLD_NEWS, op: 'move', after: null },
  ])
})

test('a failed deletion shows an error, and the category stays (S-62)', async () => {
  await openCategories()
  const question = await openDialog('Delete Old News')
  breakDisk()
  fireEvent.click(question.getByRole('button', { name: 'Delete' }))
  const text = await screen.findByText('Failed to delete category')
  expect(text.closest('[role="alert"]')).toBeTruthy()
  expect(screen.getByText('Old News')).toBeTruthy()
})

test('an empty list of categories has a button that opens the form', async () => {
  await openCategories({})
  expect(await screen.findByText('No categories added yet')).toBeTruthy()
  press('Add Your First Category')
  expect(await screen.findByRole('dialog', { name: 'Add New Category' })).toBeTruthy()
})
