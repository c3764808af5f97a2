import type { ComponentType } from 'react'

import type { Action, GuardedTable } from '#model/permissions.ts'
import type { IconName } from '#ui/icons.tsx'

export interface AdminScreen {
  path: string
  label: string
  icon: IconName
  /** What its visitor must be allowed to do; null for everyone signed in. */
  needs: readonly [Action, GuardedTable] | null
  /** Reached from elsewhere: it has no link in the sidebar. */
  hidden?: true
  load: () => Promise<{ default: ComponentType }>
}

/** The one list of screens: sidebar, routes and guard read it. */
export const screens: readonly AdminScreen[] = [
  {
    path: 'dashboard',
    label: 'Dashboard',
    icon: 'calendar',
    needs: null,
    load: async () => ({ default: (await import('./dashboard-screen.tsx')).DashboardScreen }),
  },
  {
    path: 'doctors',
    label: 'Doctors',
    icon: 'user',
    needs: ['update', 'doctors'],
    load: async () => ({ default: (await import('./doctors-screen.tsx')).DoctorsScreen }),
  },
  {
    path: 'sync',
    label: 'Sync centre',
    icon: 'sync',
    needs: null,
    hidden: true,
    load: async () => ({ default: (await import('./sync/sync-screen.tsx')).SyncScreen }),
  },
]
