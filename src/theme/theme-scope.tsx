import { useMemo, type ReactNode } from 'react'

import type { ThemeConfig, ThemeMode } from '#model/theme/theme-config.ts'

import { ThemeContext } from './use-theme.tsx'

interface PreviewThemeProps {
  config: ThemeConfig
  mode: ThemeMode
  children: ReactNode
}

/**
 * Shows its children in a theme of their own, as a preview. The document around it keeps its theme.
 */
export function ThemeScope({ config, mode, children }: PreviewThemeProps) {
  const theme = useMemo(() => {
    const mayChoose = config.layouts.navigation.enableThemeModeToggle
    return { config, mode, isLoaded: true, toggleMode: mayChoose ? doNothing : null }
  }, [config, mode])
  return <ThemeContext value={theme}>{children}</ThemeContext>
}

const doNothing = () => {}
