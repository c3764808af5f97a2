import { expect, test } from 'vitest'

import { fullTheme } from '#model/testing/full-theme.ts'

import { personIds, themes } from '../clinic.ts'
import { catchFailure, createRemote, type TestWorld } from './world.ts'

const admin = personIds.Admin
const boss = personIds['Super Admin']
const UNKNOWN = '00000000-0000-4000-8000-0000000000ff'

const change = (id: string, baseVersion: number) => ({
  id,
  config: fullTheme,
  description: null,
  summary: 'Rounder corners',
  baseVersion,
})

/** The looks of the site, as the app's own remote asks for them. */
export function themeCases(world: () => TestWorld): void {
  const as = (role: 'Viewer' | 'Content Manager' | 'Admin' | 'Super Admin') =>
    createRemote(world(), world().tokens[role])
  test('a copy is made, saved, published, taken back and deleted (AC-325, AC-379, AC-410 to AC-413)', async () => {
    const slug = `copy-${crypto.randomUUID()}`
    const copied = await as('Admin').themes.duplicateTheme(
      { id: themes.live, name: 'Ours', slug },
      admin,
    )
    expect(copied).toEqual({ success: true, name: 'Ours', theme_id: expect.any(String) })
    const id = copied?.theme_id ?? ''

    const saved = { success: true, version_number: 2 }
    expect(await as('Super Admin').themes.updateTheme(change(id, 1), boss)).toEqual(saved)
    // The answer was lost, and the device sends it again.
    expect(await as('Super Admin').themes.updateTheme(change(id, 1), boss)).toEqual(saved)
    const otherChange = { ...change(id, 1), config: { ...fullTheme, layoutStyle: 'minimal' } }
    expect(await as('Super Admin').themes.updateTheme(otherChange, boss)).toEqual({
      success: false,
      error: 'This theme was saved by super-admin in the meantime (version 2)',
    })
    expect(await as('Admin').themes.activateTheme(id, admin)).toEqual({
      success: true,
      theme_name: 'Ours',
    })
    expect(await as('Admin').themes.deleteTheme(id, admin)).toEqual({
      success: false,
      error: 'Cannot delete the currently active theme. Please activate another theme first.',
    })
    expect(await as('Admin').themes.rollbackTheme(admin)).toEqual({
      success: true,
      message: 'Theme rolled back successfully!',
    })
    expect(await as('Admin').themes.deleteTheme(id, admin)).toEqual({ success: true })
  })

  test('all staff read the history of a theme: newest first, who saved it, and all it said', async () => {
    const slug = `copy-${crypto.randomUUID()}`
    const copy = await as('Admin').themes.duplicateTheme(
      { id: themes.live, name: 'Ours', slug },
      admin,
    )
    const id = copy?.theme_id ?? ''
    await as('Super Admin').themes.updateTheme(change(id, 1), boss)
    const history = await as('Viewer').themes.themeHistory(id)
    expect(history).toEqual([
      {
        version_number: 2,
        change_description: 'Rounder corners',
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        saved_by: 'super-admin',
        config: fullTheme,
        config_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      },
      expect.objectContaining({ version_number: 1, saved_by: 'admin' }),
    ])
    expect(await as('Viewer').themes.themeHistory(UNKNOWN)).toEqual([])
    expect(await catchFailure(createRemote(world(), null).themes.themeHistory(id))).toBe('refused')
    await as('Admin').themes.deleteTheme(id, admin)
  })

  test('what the server finds wrong with a theme is its answer, in words (S-36)', async () => {
    const config = { ...fullTheme, layoutStyle: 'baroque' }
    const result = await as('Super Admin').themes.updateTheme(
      { ...change(themes.custom, 1), config },
      boss,
    )
    expect(result?.error).toBe('layoutStyle must be modern, minimal or playful')
    const gone = { success: false, error: 'Theme not found' }
    expect(await as('Admin').themes.activateTheme(UNKNOWN, admin)).toEqual(gone)
    expect(await as('Admin').themes.deleteTheme(themes.live, admin)).toEqual({
      success: false,
      error: 'Cannot delete preset themes',
    })
  })

  test.for(['Viewer', 'Content Manager'] as const)(
    'a %s changes no theme (AC-334)',
    async (role) => {
      const me = personIds[role]
      const remote = as(role)
      const copy = { id: themes.live, name: 'Mine', slug: 'mine' }
      for (const request of [
        () => remote.themes.activateTheme(themes.custom, me),
        () => remote.themes.rollbackTheme(me),
        () => remote.themes.duplicateTheme(copy, me),
        () => remote.themes.updateTheme(change(themes.custom, 1), me),
        () => remote.themes.deleteTheme(themes.custom, me),
        () => remote.themes.activateTheme(themes.custom, admin),
      ]) {
        expect(await catchFailure(request())).toBe('refused')
      }
    },
  )

  test('an Admin saves no theme (AC-335)', async () => {
    expect(
      await catchFailure(as('Admin').themes.updateTheme(change(themes.custom, 1), admin)),
    ).toBe('refused')
    expect(await catchFailure(as('Admin').themes.updateTheme(change(themes.custom, 1), boss))).toBe(
      'refused',
    )
  })
}
