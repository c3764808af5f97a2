import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { vi } from 'vitest'

import { ContentProvider, createContentStore, emptyContent } from '#db/content.ts'
import { mirrorTable, openDatabase, getStaffDatabaseName } from '#db/database.ts'
import { writeMeta } from '#db/meta.ts'
import { createBlankForm } from '#model/blanks.ts'
import type { Doctor, Row, TableName, User } from '#model/rows.ts'
import type { SessionOptions } from '#session/session-core.ts'
import { SessionProvider } from '#session/session-provider.tsx'
import { writeSessionPointer, writeSession } from '#session/session-record.ts'
import { clearDevice } from '#session/testing/device.ts'
import { aUser, createMemoryRemote } from '#session/testing/memory-remote.ts'

import { AdminRoutes } from '../admin-routes.tsx'
import { LoginPage } from '../sign-in/login-page.tsx'

export function aDoctor(change: Partial<Doctor> = {}): Doctor {
  return {
    id: '33333333-3333-4333-8333-333333333333',
    row_version: 1,
    ...createBlankForm('doctors'),
    name: 'Dr Rao',
    qualification: 'MD',
    specialisation: 'Sleep Medicine',
    years_of_experience: 12,
    added_by: null,
    updated_at: '2026-01-05T09:00:00+00:00',
    ...change,
  }
}

interface Opening {
  at?: string
  user?: User
  /** Null before the initial sync. */
  doctors?: Doctor[] | null
  /** Rows of other tables. */
  rows?: { [T in TableName]?: Row<T>[] }
}

/** Opens the admin panel as a signed-in user, with some doctors on the device. */
export async function openAdmin(opening: Opening = {}) {
  const { at = '/admin', user = aUser(), doctors = [], rows = {} } = opening
  const remote = createMemoryRemote([{ user, password: 'secret1' }])
  const { token } = (await remote.signIn({
    username: user.username,
    password: 'secret1',
    device: 'test',
  })) as { token: string }
  const db = openDatabase(getStaffDatabaseName(user.id))
  await writeSession(db, { user, token, lastSeenAt: Date.now() })
  if (doctors) {
    await mirrorTable(db, 'doctors').bulkPut(doctors.map((doctor) => ({ ...doctor })))
    for (const [table, given] of Object.entries(rows)) {
      await mirrorTable(db, table as TableName).bulkPut(given.map((row) => ({ ...row })))
    }
    await writeMeta(db, 'cursor', '7.0000abcd.2')
    await writeMeta(db, 'sync', { problem: null, answeredAt: Date.now() })
  }
  writeSessionPointer(user.id)
  return { db, user, ...show(at, remote) }
}

/** Opens a page on a device without a session. */
export function openAsVisitor(
  at: string,
  remote = createMemoryRemote([{ user: aUser(), password: 'secret1' }]),
) {
  return show(at, remote)
}

function show(at: string, remote: ReturnType<typeof createMemoryRemote>) {
  const startSync = vi.fn<SessionOptions['startSync']>(() => () => undefined)
  const content = createContentStore({
    content: {
      ...emptyContent,
      hospital_profile: [
        { id: '00000000-0000-4000-8000-000000000001', name: 'Sample Clinic', city: 'Guntur' },
      ] as never,
    },
  })
  const view = render(
    <ContentProvider store={content}>
      <SessionProvider connect={remote.connect} startSync={startSync}>
        <MemoryRouter initialEntries={[at]}>
          <AddressBar />
          <Routes>
            <Route path="/login" element={<LoginPage />} />
            <Route path="/admin/*" element={<AdminRoutes />} />
          </Routes>
        </MemoryRouter>
      </SessionProvider>
    </ContentProvider>,
  )
  return { remote, startSync, view, content, address: () => shownAddress }
}

let shownAddress = ''

/** The URL path the browser would show. */
function AddressBar() {
  const { pathname, search } = useLocation()
  useEffect(() => {
    shownAddress = decodeURIComponent(pathname + search)
  }, [pathname, search])
  return null
}

/** Unexpected errors that the screens reported; the browser would log them. */
export const reported: unknown[] = []

/** Clears the device before each test. */
export async function resetDevice(): Promise<void> {
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  reported.length = 0
  await clearDevice()
}

export async function heading(name: string): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name }, { timeout: 20_000 })
}
