import { readFileSync } from 'node:fs'

import { resolveTheme, type ThemeConfig } from '#model/theme/theme-config.ts'

import { defaultTheme } from '../default-theme.ts'

/** Reads the themes of every new clinic from supabase/seed.sql. */
export function readPresets(): { name: string; config: ThemeConfig }[] {
  const seed = readFileSync(new URL('../../../supabase/seed.sql', import.meta.url), 'utf8')
  const found = seed.matchAll(
    /'[\w-]{36}', '([^']+)', '[\w-]+',\s+'[^']*',\s+\$theme\$(.*?)\$theme\$/gs,
  )
  return Array.from(found, ([, name = '', text = '']) => ({
    name,
    config: resolveTheme(JSON.parse(text), defaultTheme),
  }))
}
