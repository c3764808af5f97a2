import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { vi } from 'vitest'

import { mirrorTable, openDatabase, getStaffDatabaseName } from '#db/database.ts'
import { useRows } from '#db/hooks/use-rows.ts'
import { writeMeta } from '#db/meta.ts'
import type { Row } from '#model/rows.ts'
import type { ThemeConfig } from '#model/theme/theme-config.ts'
import type { SessionOptions } from '#session/session-core.ts'
import { SessionProvider } from '#session/session-provider.tsx'
import { writeSessionPointer, writeSession } from '#session/session-record.ts'
import { aUser, createMemoryRemote } from '#session/testing/memory-remote.ts'
import { useSessionState } from '#session/use-session.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import '../../testing/open-admin.tsx'
import { useNotice } from '../../shell/use-notice.ts'
import { ThemeEditor } from '../editor/theme-editor.tsx'

export const THEME = '55555555-5555-4555-8555-555555555555'
const SETTINGS = '00000000-0000-4000-8000-000000000003'

type Theme = Row<'modern_themes'>

const stop = () => undefined
const noSync: SessionOptions['startSync'] = () => stop

export function aTheme(change: Partial<Theme> = {}): Theme {
  return {
    id: THEME,
    row_version: 1,
    name: 'Mint Morning',
    slug: 'mint-morning',
    description: 'Fresh',
    is_preset: false,
    validation_status: 'passed',
    version_number: 3,
    created_at: '2026-01-05T09:00:00+00:00',
    config: { ...defaultTheme },
    config_hash: 'hash-3',
    ...change,
  }
}

interface Opening {
  theme?: Theme
  isActive?: boolean
  /** The hash of the live theme. */
  live?: string
  db?: ReturnType<typeof openDatabase>
}

/** Opens the editor of a theme that is on the device, as a Super Admin. */
export async function openEditor(opening: Opening = {}) {
  const { theme = aTheme(), isActive = false, live = theme.config_hash } = opening
  const user = aUser({ role: 'Super Admin', username: 'asha' })
  const remote = createMemoryRemote([{ user, password: 'secret1' }])
  const signedIn = await remote.signIn({
    username: user.username,
    password: 'secret1',
    device: 'test',
  })
  const token = 'token' in signedIn ? signedIn.token : ''
  const db = openDatabase(getStaffDatabaseName(user.id))
  await writeSession(db, { user, token, lastSeenAt: Date.now() })
  await mirrorTable(db, 'modern_themes').put(theme)
  await mirrorTable(db, 'modern_site_settings').put(settings(isActive ? theme.id : null, live))
  await writeMeta(db, 'cursor', '7.0000abcd.2')
  await writeMeta(db, 'sync', { problem: null, answeredAt: Date.now() })
  writeSessionPointer(user.id)

  const onClose = vi.fn<() => void>()
  const view = render(
    <MemoryRouter>
      <SessionProvider connect={remote.connect} startSync={noSync}>
        <WhenSignedIn isActive={isActive} onClose={onClose} />
      </SessionProvider>
    </MemoryRouter>,
  )
  await screen.findByRole('dialog', { name: `Edit Theme: ${theme.name}` })
  return { db, remote, onClose, view }
}

interface ScreenProps {
  isActive: boolean
  onClose: () => void
}

function WhenSignedIn(props: ScreenProps) {
  return useSessionState().status === 'signed-in' ? <Screen {...props} /> : null
}

/** The parts of the screen that the editor needs: the current row, and the notices. */
function Screen({ isActive, onClose }: ScreenProps) {
  const session = useSessionState()
  const themes = useRows('modern_themes')
  const found = themes?.find(({ id }) => id === THEME)
  const [last, setLast] = useState(found)
  if (found && found !== last) setLast(found)
  // A theme that someone else deleted stays as it was, as on the screen.
  const theme = found ?? last
  const notices = useNotice()
  return (
    <>
      <p data-testid="notice">{notices.notice?.text}</p>
      {!found && <p>{themes?.length} theme</p>}
      {session.status === 'signed-in' && session.ended && <p>Signed out</p>}
      {theme && (
        <ThemeEditor theme={theme} isActive={isActive} onClose={onClose} notices={notices} />
      )}
    </>
  )
}

function settings(activeTheme: string | null, hash: string): Row<'modern_site_settings'> {
  return {
    id: SETTINGS,
    row_version: 1,
    health_library_enabled: true,
    active_theme_id: activeTheme,
    active_version_id: null,
    theme_hash: hash,
    activated_at: '2026-01-05T09:00:00+00:00',
    rollback_deadline: null,
    previous_theme_id: null,
    previous_version_id: null,
  }
}

export const button = (name: string | RegExp) =>
  screen.getByRole<HTMLButtonElement>('button', { name })
export const press = (name: string | RegExp) => fireEvent.click(button(name))

/** The button in the footer; the one in the corner has the same name. */
export const close = () => fireEvent.click(screen.getByText('Close'))

export function openTab(name: string): void {
  fireEvent.click(screen.getByRole('tab', { name }))
}

/** A field by the path of its setting. */
export function field(path: string): HTMLInputElement {
  return known(document.querySelector<HTMLInputElement>(`[name="${path}"]`), path)
}

/** The same for a setting with options. */
export function select(path: string): HTMLSelectElement {
  return known(document.querySelector<HTMLSelectElement>(`select[name="${path}"]`), path)
}

function known<T>(element: T | null, path: string): T {
  if (element === null) throw new Error(`There is no field for ${path}`)
  return element
}

export function type(path: string, value: string): void {
  fireEvent.change(field(path), { target: { value } })
}

export const getFieldText = (path: string) => field(path).value
export const isDirty = () => screen.queryByText('You have unsaved changes') !== null

/** The theme sent in the last save. */
export function getLastSave(remote: ReturnType<typeof createMemoryRemote>) {
  const call = remote.themeCalls.findLast(([name]) => name === 'updateTheme')
  return call?.[1] as
    | { config: ThemeConfig; summary: string; description: string | null; baseVersion: number }
    | undefined
}

export async function saveAs(
  remote: ReturnType<typeof createMemoryRemote>,
  version: number,
): Promise<void> {
  remote.themeResponse = { success: true, version_number: version }
  press('Save Changes')
  await waitFor(() => {
    if (!screen.queryByText(/updated successfully/, { selector: 'dialog *' })) {
      throw new Error('Not saved yet')
    }
  })
}
