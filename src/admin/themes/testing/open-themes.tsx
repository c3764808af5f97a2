import { fireEvent, screen, within } from '@testing-library/react'
import { vi } from 'vitest'

import type { Row, User } from '#model/rows.ts'
import { aUser } from '#session/testing/memory-remote.ts'
import { defaultTheme } from '#theme/default-theme.ts'

import { heading, openAdmin } from '../../testing/open-admin.tsx'
import type { Theme } from '../list/use-themes.ts'

export const boss = aUser({ role: 'Super Admin', username: 'boss' })
export const admin = aUser({ role: 'Admin', username: 'admin' })

const idOf = (number: number) => `00000000-0000-4000-a000-00000000080${number}`
const versionOf = (number: number) => `00000000-0000-4000-a000-00000000090${number}`

export function aTheme(number: number, change: Partial<Theme> = {}): Theme {
  return {
    id: idOf(number),
    row_version: number,
    name: `Theme ${number}`,
    slug: `theme-${number}`,
    description: `What theme ${number} is like.`,
    is_preset: false,
    validation_status: 'passed',
    version_number: 1,
    created_at: '2026-11-05T09:07:00+00:00',
    config: { ...defaultTheme },
    config_hash: `hash ${number}`,
    ...change,
  }
}

export const clinical = aTheme(1, {
  name: 'Clinical Modern',
  slug: 'clinical-modern',
  is_preset: true,
})
export const quiet = aTheme(2, { name: 'Quiet Page', slug: 'quiet-page', is_preset: true })
export const kites = aTheme(3, { name: 'Our Kites', slug: 'our-kites' })

type Settings = Row<'modern_site_settings'>
export const settings = (change: Partial<Settings> = {}): Settings => ({
  id: '00000000-0000-4000-8000-000000000003',
  row_version: 5,
  health_library_enabled: true,
  active_theme_id: clinical.id,
  active_version_id: versionOf(1),
  theme_hash: clinical.config_hash,
  activated_at: '2026-11-20T09:30:00',
  rollback_deadline: null,
  previous_theme_id: null,
  previous_version_id: null,
  ...change,
})

/** A theme activated after 'Quiet Page', which can be rolled back for a while. */
export const createRecentlyActivated = (hoursLeft: number) =>
  settings({
    rollback_deadline: new Date(Date.now() + hoursLeft * 3_600_000).toISOString(),
    previous_theme_id: quiet.id,
    previous_version_id: versionOf(2),
  })

interface Opening {
  user?: User
  themes?: Theme[]
  site?: Settings
  /** The live version, if it is not the last saved one. */
  live?: Partial<Row<'theme_versions'>>
}

/** A database in which one table cannot be read. */
export function breakTable(table: string): void {
  // It is called below, with the store it belongs to as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const read = IDBObjectStore.prototype.getAll
  vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
    this: IDBObjectStore,
    ...given
  ) {
    if (this.name === table) throw new DOMException(`${table} is broken`, 'UnknownError')
    return read.apply(this, given)
  })
}

/** Opens the screen on a device with these themes. */
export async function openThemes(opening: Opening = {}) {
  const { user = boss, themes = [clinical, quiet, kites], site = settings(), live } = opening
  const active = themes.find(({ id }) => id === site.active_theme_id)
  const version: Row<'theme_versions'> | undefined = active && {
    id: site.active_version_id ?? '',
    row_version: 1,
    theme_id: active.id,
    version_number: active.version_number,
    name: active.name,
    config: active.config,
    config_hash: active.config_hash,
    change_description: '',
    created_by: null,
    created_at: active.created_at,
    ...live,
  }
  const opened = await openAdmin({
    at: '/admin/modern-themes',
    user,
    rows: {
      modern_themes: themes,
      modern_site_settings: [site],
      theme_versions: version ? [version] : [],
    },
  })
  await heading('Modern Themes')
  if (themes.length > 0) await screen.findByRole('list', { name: 'Themes' })
  return opened
}

/** The card of a theme; the active theme's name is also above the list. */
export function card(name: string) {
  const titles = screen.getAllByRole('heading', { level: 2, name, hidden: true })
  const cards = titles.flatMap((title) => title.closest<HTMLElement>('[data-row]') ?? [])
  const [found] = cards
  if (!found) throw new Error(`No card of ${name}`)
  return within(found)
}

/** The names on the cards, in order. */
export const listCardNames = () =>
  [...document.querySelectorAll('[data-row] h2')].map((title) => title.textContent)

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Confirms the open dialog. */
export async function pressInDialog(button: string): Promise<void> {
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: button }))
}
