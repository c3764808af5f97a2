import type { TableWords } from './message-types.ts'

export const siteSettingsWords = {
  one: 'site settings',
  columns: { health_library_enabled: 'Health Library visible to the public' },
  on: 'Health Library enabled for public visitors',
  off: 'Health Library disabled for public visitors',
  failed: 'Failed to update Health Library visibility',
} as const satisfies TableWords<'modern_site_settings'> & Record<'on' | 'off' | 'failed', string>
