// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'

import { roles } from '#model/roles.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { aDoctor, resetDevice, openAdmin } from '../testing/open-admin.tsx'

beforeEach(resetDevice)
/** Timeout for a busy machine. */
const idOf = (digit: number, at: number) => `${digit}0000000-0000-4000-8000-00000000000${at}`
const flags = (visible: number, hidden: number) => [
  ...Array.from({ length: visible }, () => true),
  ...Array.from({ length: hidden }, () => false),
]

const rowsOf = (digit: number, shown: boolean[], flag: string) =>
  shown.map((isShown, at) => ({ id: idOf(digit, at), row_version: 1, [flag]: isShown }))

async function openDashboard(user = aUser()) {
  const doctors = flags(2, 1).map((is_enabled, at) => aDoctor({ id: idOf(4, at), is_enabled }))
  const rows = {
    testimonials: rowsOf(5, flags(3, 2), 'is_published') as never,
    services: rowsOf(6, flags(4, 3), 'is_enabled') as never,
  }
  const opened = await openAdmin({ user, doctors, rows })
  opened.remote.logs.push({} as never, {} as never)
  await screen.findByRole('heading', { name: 'System Overview' })
  return opened
}

/** Finds a card by its label: the number, and the text below. */
async function card(label: string): Promise<string[]> {
  const title = await within(screen.getByRole('main')).findByText(label)
  const place = title.closest('li')
  return [...(place?.querySelectorAll('p') ?? [])].slice(1).map((text) => text.textContent)
}

test('four cards count doctors, testimonials, services and recent activity (AC-132, AC-133, AC-134, AC-135)', async () => {
  await openDashboard()
  await expect.poll(() => card('Testimonials')).toEqual(['5', '3 published'])
  await expect.poll(() => card('Services')).toEqual(['7', '4 active'])
  expect(await card('Total Doctors')).toEqual(['3', '2 active'])
  await expect.poll(() => card('Recent Activity')).toEqual(['2', 'in the last 24 hours'])
})

test('System Overview sums up the counts of the cards (AC-139)', async () => {
  await openDashboard()
  const overview = screen.getByRole('heading', { name: 'System Overview' }).closest('section')
  const facts = () => [...(overview?.querySelectorAll('dt, dd') ?? [])].map((it) => it.textContent)
  await expect
    .poll(facts)
    .toEqual(['Total content items', '15', 'Published items', '9', 'Activity today', '2'])
})

const toDo = () =>
  within(screen.getByRole('heading', { name: 'What to do' }).closest('section') ?? document.body)

test('the dashboard lists tasks, each a link to its screen', async () => {
  await openDashboard()
  const links = await toDo().findAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['3 doctors have no photo', '/admin/doctors?missing=picture'],
    ['7 services have no picture', '/admin/services?missing=picture'],
    ['3 other records are not fully translated into Telugu', '/admin/translations'],
  ])
})

test('a Viewer has no tasks', async () => {
  await openDashboard(aUser({ role: 'Viewer' }))
  expect(await toDo().findByText('Nothing to do.')).toBeTruthy()
  expect(toDo().queryAllByRole('link')).toEqual([])
})

const quickInfo = () =>
  within(screen.getByRole('heading', { name: 'Quick Info' }).closest('section') ?? document.body)

test.for(roles)('Quick Info shows the user’s role: %s (AC-136)', async (role) => {
  await openDashboard(aUser({ role }))
  expect(quickInfo().getByText(role)).toBeTruthy()
})

test('a user who never signed in before sees First login (AC-137, S-05)', async () => {
  await openDashboard(aUser({ last_login: null }))
  expect(quickInfo().getByText('First login')).toBeTruthy()
})

test("the last login is formatted like Nov 05, 2026 03:07 PM, in this device's time zone (AC-138)", async () => {
  const last = new Date(2026, 10, 5, 15, 7, 42).toISOString()
  await openDashboard(aUser({ last_login: last }))
  expect(quickInfo().getByText('Nov 05, 2026 03:07 PM')).toBeTruthy()
})
