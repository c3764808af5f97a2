// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { ActivityLog } from '#model/rows.ts'
import { listDatabases } from '#session/testing/device.ts'
import { aUser } from '#session/testing/memory-remote.ts'

import { aLogLine } from '../testing/log-line.ts'
import { goOffline } from '../testing/network.ts'
import { resetDevice, heading, openAdmin, reported } from '../testing/open-admin.tsx'
import { press } from '../testing/user-actions.ts'

beforeEach(resetDevice)
afterEach(() => vi.restoreAllMocks())

const asha = aUser({ username: 'asha', role: 'Admin' })
const at = (month: number, day: number, ...time: number[]) =>
  new Date(2026, month - 1, day, ...time).toISOString()

const dialog = () => within(screen.getByRole('dialog'))
const texts = (label: string) =>
  [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text)

const aLine = (change: Partial<ActivityLog> = {}) =>
  aLogLine({ user_id: asha.id, created_at: at(11, 5, 15, 7, 42), ...change })
const lines = (count: number) => Array.from({ length: count }, () => aLine())

async function openLogs(logs: ActivityLog[]) {
  const opened = await openAdmin({ at: '/admin/activity-logs', user: asha })
  opened.remote.logs = logs
  await heading('Activity Logs')
  await screen.findByText('Showing page 1')
  return opened
}

const shown = () => screen.queryAllByRole('row').slice(1)
const cells = (line: HTMLElement) =>
  within(line)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const showFilters = () => fireEvent.click(screen.getByRole('button', { name: 'Show Filters' }))
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const isDisabled = (name: string) =>
  screen.getByRole<HTMLButtonElement>('button', { name }).disabled
/** Only rows near the screen are rendered, so the row count comes from the table itself. */
const rowCount = () => Number(screen.queryByRole('table')?.getAttribute('aria-rowcount') ?? 1) - 1
const count = (expected: number) => waitFor(() => expect(rowCount()).toBe(expected))

test('a log line shows the time, user, action and table (AC-209, AC-224, AC-226, AC-227)', async () => {
  await openLogs([
    aLine({ description: 'Updated doctor: Dr Rao' }),
    aLine({ user_id: null, description: 'Changed directly', table_affected: null }),
    aLine({ user_id: '99999999-9999-4999-8999-999999999999', table_affected: 'social_media' }),
  ])
  const heads = screen.getAllByRole('columnheader').map((cell) => cell.textContent)
  expect(heads).toEqual(['Date & Time', 'User', 'Action', 'Description', 'Where', 'Details'])
  const found = shown().map((line) => cells(line).slice(0, 5))
  expect(found).toMatchObject([
    ['Nov 05, 2026 15:07:42', 'asha', 'Update', 'Updated doctor: Dr Rao', 'doctors'],
    ['Nov 05, 2026 15:07:42', 'System', 'Update', 'Changed directly', '-'],
    ['Nov 05, 2026 15:07:42', 'Unknown User', 'Update', expect.any(String), 'social media'],
  ])
})

test.for([
  ['create', 'green'],
  ['insert', 'green'],
  ['update', 'blue'],
  ['delete', 'red'],
  ['login', 'purple'],
  ['logout', 'gray'],
  ['theme_rolled_back', 'yellow'],
])('the badge of %s is %s (AC-225)', async ([action = '', colour]) => {
  await openLogs([aLine({ action })])
  const badge = shown()[0]?.querySelector('[data-fixed-color]')
  expect(badge?.getAttribute('data-fixed-color')).toBe(colour)
})

test('the filters can be shown and hidden (AC-210)', async () => {
  await openLogs([aLine()])
  expect(screen.queryByLabelText('Start Date')).toBeNull()
  showFilters()
  expect(screen.getByLabelText('Start Date')).toBeTruthy()
  press('Hide Filters')
  expect(screen.queryByLabelText('Start Date')).toBeNull()
})

// S-19
test("a date filter covers the whole day in this device's time zone (AC-211, AC-212)", async () => {
  await openLogs([
    aLine({ description: 'the day before', created_at: at(11, 4, 23, 59, 59, 999) }),
    aLine({ description: 'first moment', created_at: at(11, 5, 0, 0, 0) }),
    aLine({ description: 'last moment', created_at: at(11, 5, 23, 59, 59, 900) }),
    aLine({ description: 'the day after', created_at: at(11, 6, 0, 0, 0) }),
  ])
  showFilters()
  choose('Start Date', '2026-11-05')
  choose('End Date', '2026-11-05')
  await count(2)
  expect(shown().map((line) => cells(line)[3])).toEqual(['first moment', 'last moment'])
})

test('an end date before the start date shows an error and sends no request (S-20)', async () => {
  const { remote } = await openLogs([aLine()])
  showFilters()
  choose('Start Date', '2026-11-05')
  await waitFor(() =>
    expect(remote.calls.filter((call) => call === 'activityLogs')).toHaveLength(2),
  )
  choose('End Date', '2026-11-04')
  expect(await screen.findByText('The end date is before the start date')).toBeTruthy()
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(remote.calls.filter((call) => call === 'activityLogs')).toHaveLength(2)
})

test('the log is filtered by user and action, including actions found only on the page (AC-213, AC-214, AC-215)', async () => {
  const { remote } = await openLogs([
    aLine({ action: 'theme_activated' }),
    aLine({ action: 'delete', user_id: '22222222-2222-4222-8222-222222222222' }),
    aLine(),
  ])
  remote.accounts.push({
    user: aUser({ id: '22222222-2222-4222-8222-222222222222', username: 'ravi' }),
    password: '',
  })
  showFilters()
  choose('Action', 'delete')
  await count(1)
  expect(texts('User')).toEqual(['All Users', 'asha', 'ravi'])
  choose('Action', '')
  await count(3)
  expect(texts('Action')).toEqual([
    'All Actions',
    'Login',
    'Logout',
    'Create',
    'Update',
    'Delete',
    'Theme activated',
  ])
  choose('User', '22222222-2222-4222-8222-222222222222')
  await count(1)
  expect(cells(shown()[0] as HTMLElement)[1]).toBe('ravi')
})

test('pages hold 50 lines; a full page has a next one (AC-217, AC-218, AC-219, AC-221)', async () => {
  await openLogs(lines(51))
  await count(50)
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([true, false])
  press('Next')
  expect(await screen.findByText('Showing page 2')).toBeTruthy()
  await count(1)
  expect([isDisabled('Previous'), isDisabled('Next')]).toEqual([false, true])
  press('Previous')
  await count(50)
})

test('after exactly 50 lines the next page is empty, with a way back (AC-218, S-18)', async () => {
  await openLogs(lines(50))
  await count(50)
  press('Next')
  expect(await screen.findByText('No activity logs found')).toBeTruthy()
  expect(isDisabled('Next')).toBe(true)
  press('Previous')
  await count(50)
})

// S-17
test('changing a filter returns to page 1, and Clear All clears only the filters (AC-220, AC-222, AC-223)', async () => {
  const { remote } = await openLogs(lines(51))
  await count(50)
  press('Next')
  await screen.findByText('Showing page 2')
  showFilters()
  choose('Action', 'login')
  expect(await screen.findByText('Showing page 1')).toBeTruthy()
  expect(await screen.findByText('Clear filters to see all logs')).toBeTruthy()
  press('Clear All')
  await count(50)
  expect(screen.getByLabelText<HTMLSelectElement>('Action').value).toBe('')
  expect(remote.logs).toHaveLength(51)
})

test('an empty log without filters shows only the empty message (AC-223)', async () => {
  await openLogs([])
  expect(await screen.findByText('No activity logs found')).toBeTruthy()
  expect(screen.queryByText('Clear filters to see all logs')).toBeNull()
})

test('a log line expands to the changed fields, before and after', async () => {
  await openLogs([
    aLine({
      description: 'Updated testimonial: Padmaja',
      table_affected: 'testimonials',
      changes: {
        before: { review_telugu: 'మంచి', star_rating: 4, row_version: 3, patient_name: 'Padmaja' },
        after: { review_telugu: 'చాలా మంచి', star_rating: 5, row_version: 4, patient_name: 'Padmaja' },
      },
    }),
  ])
  press('Details of Updated testimonial: Padmaja')
  const fields = dialog()
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent)
  expect(fields).toEqual(['Review (తెలుగు)', 'Star Rating'])
  expect(dialog().getByText('మంచి').getAttribute('lang')).toBe('te')
  expect(dialog().getByText('చాలా మంచి')).toBeTruthy()
  expect(dialog().getByText('4')).toBeTruthy()
  expect(dialog().getByText('5')).toBeTruthy()
})

test('a creation shows only after, a deletion only before, and a sign-in neither', async () => {
  await openLogs([
    aLine({ action: 'create', description: 'made', changes: { after: { name: 'Dr New' } } }),
    aLine({
      action: 'delete',
      description: 'gone',
      changes: { before: { name: 'Dr Old', id: 'x' } },
    }),
    aLine({ action: 'login', description: 'in' }),
  ])
  press('Details of made')
  expect(dialog().queryByText('Before')).toBeNull()
  expect(dialog().getByText('Dr New')).toBeTruthy()
  press('Close')
  press('Details of gone')
  expect(dialog().queryByText('After')).toBeNull()
  expect(dialog().getAllByRole('heading', { level: 3 })).toHaveLength(1)
  press('Close')
  press('Details of in')
  expect(dialog().getByText('Nothing more was recorded for this.')).toBeTruthy()
})

test('a load error is logged and shown as a notice; loaded lines stay readable (AC-228, S-61)', async () => {
  const { remote, view } = await openLogs(lines(2))
  await count(2)
  view.unmount()
  const again = await openAdmin({ at: '/admin/activity-logs', user: asha })
  again.remote.failure = 'broken'
  expect(
    await screen.findByText(/Could not refresh. Showing a partial copy of the log/),
  ).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reported.length).toBeGreaterThan(0)
  await count(2)
  again.remote.failure = null
  again.remote.logs = [...remote.logs, aLine()]
  press('Retry')
  await count(3)
})

test('offline, cached log lines can be read and filtered; signing out deletes them (S-53)', async () => {
  const seen = [aLine({ action: 'delete', description: 'seen before' }), ...lines(2)]
  const { db, remote } = await openLogs(seen)
  await count(3)
  remote.failure = 'unreachable'
  await goOffline(db)
  expect(await screen.findByText(/You are offline. Showing a partial copy of the log/)).toBeTruthy()
  showFilters()
  choose('Action', 'delete')
  await count(1)
  expect(isDisabled('Export CSV (needs a connection)')).toBe(true)
  expect(await db.meta.get('log')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Logout' }))
  await waitFor(async () => expect(await listDatabases()).toEqual([]))
})

test('the export contains all filtered lines as text that no spreadsheet runs (threat 41)', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  const changes = { before: { name: 'A' }, after: { name: '=1+1' } }
  await openLogs([
    aLine({ description: '=HYPERLINK("x")', changes }),
    ...lines(60),
    aLine({ action: 'login' }),
  ])
  showFilters()
  choose('Action', 'update')
  await count(50)
  press('Export CSV')
  await waitFor(() => expect(files).toHaveLength(1))
  const text = (await files[0]?.text()) ?? ''
  expect(text.trimEnd().split('\r\n')).toHaveLength(62)
  expect(text).toContain(
    `2026-11-05 15:07:42,asha,update,"'=HYPERLINK(""x"")",doctors,Full Name: A → =1+1`,
  )
})

test('log content is rendered as plain text', async () => {
  const odd = `<img src=x onerror=alert(1)> '"; -- \u202E క్ష 👩‍⚕️ ${'x'.repeat(3000)}`
  await openLogs([aLine({ description: odd, changes: { after: { name: odd } } })])
  expect(document.querySelector('td img')).toBeNull()
  press(`Details of ${odd}`)
  expect(within(await screen.findByRole('dialog')).getAllByText(odd)).toHaveLength(2)
})
