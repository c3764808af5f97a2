import type { TableMessages } from './message-types.ts'

export const siteSettingsMessages = {
  one: 'site settings',
  columns: { health_library_enabled: 'Health Library visible to the public' },
  on: 'Health Library enabled for public visitors',
  off: 'Health Library disabled for public visitors',
  failed: 'Failed to update Health Library visibility',
} as const satisfies TableMessages<'modern_site_settings'> & Record<'on' | 'off' | 'failed', string>
