import { useCallback, useEffect, useId, useRef, useState } from 'react'

import type { ThemeMode } from '#model/theme/theme-config.ts'
import { themeTabs, type ThemeTab } from '#model/theme/theme-setting-details.ts'
import { SEED_PATH } from '#theme/generator/theme-seed.ts'

import { DESCRIPTION, getSettingTab } from './settings/setting-names.ts'

export type TabName = 'Overview' | ThemeTab

export const tabNames: readonly TabName[] = ['Overview', ...themeTabs]

/** The selected tab, and functions that open a setting. */
export function useSettingsTabs() {
  const [selected, select] = useState<TabName>('Overview')
  const [mode, setMode] = useState<ThemeMode>('light')
  // A new object each time, so that the same setting can be opened again.
  const [requested, setRequested] = useState<{ path: string }>()
  const panel = useRef<HTMLDivElement>(null)
  const panelId = useId()

  useEffect(() => {
    if (requested) fieldAt(panel.current, requested.path)?.focus()
  }, [requested])

  /** Opens the tab of a setting, and focuses the setting once it is rendered. */
  const show = useCallback((path: string): void => {
    setRequested({ path })
    select(isOnOverview(path) ? 'Overview' : getSettingTab(path))
    if (/^colors\.(light|dark)\./.test(path))
      setMode(path.startsWith('colors.dark.') ? 'dark' : 'light')
  }, [])

  /** Opens a tab from inside another one, and focuses it. */
  function open(tab: TabName): void {
    setRequested({ path: '' })
    select(tab)
  }

  return { selected, select, open, mode, setMode, show, panel, panelId }
}

export type SettingsTabs = ReturnType<typeof useSettingsTabs>

const isOnOverview = (path: string) => path === DESCRIPTION || path === SEED_PATH

/** Finds the field of a setting, or of the setting that contains it. */
function fieldAt(panel: HTMLElement | null, path: string): HTMLElement | null {
  const parts = path.split('.')
  for (let length = parts.length; length > 0; length -= 1) {
    const name = CSS.escape(parts.slice(0, length).join('.'))
    const field = panel?.querySelector<HTMLElement>(`[name="${name}"], [data-place="${name}"]`)
    if (field) return field
  }
  return panel
}
