import type { ComponentType } from 'react'

import type { Action, GuardedTable } from '#model/permissions.ts'
import type { IconName } from '#ui/pictures/icons.tsx'

import type { ContentScreen } from './content-types/content-types.ts'

/** The groups of the sidebar, in order. */
export const groups = ['Overview', 'Clinic', 'Health library', 'Website', 'Administration'] as const

interface ScreenEntry {
  label: string
  group: (typeof groups)[number]
  icon: IconName
  /** The required permission; null for all signed-in users. */
  needs: readonly [Action, GuardedTable] | null
  /** Has no link in the sidebar. */
  hidden?: true
  load: () => Promise<ComponentType>
}

/** Each screen by its path beneath /admin, in the order of the sidebar. */
const register = {
  dashboard: {
    label: 'Dashboard',
    group: 'Overview',
    icon: 'home',
    needs: null,
    load: () => import('./dashboard/dashboard-screen.tsx').then((part) => part.DashboardScreen),
  },
  'hospital-profile': {
    label: 'Hospital Profile',
    group: 'Clinic',
    icon: 'clinic',
    needs: ['update', 'hospital_profile'],
    load: () =>
      import('./hospital-profile/hospital-profile-screen.tsx').then(
        (part) => part.HospitalProfileScreen,
      ),
  },
  contact: {
    label: 'Contact Info',
    group: 'Clinic',
    icon: 'phone',
    needs: ['update', 'contact_information'],
    load: () =>
      import('./contact-information/contact-information-screen.tsx').then(
        (part) => part.ContactInformationScreen,
      ),
  },
  'social-media': {
    label: 'Social Media',
    group: 'Clinic',
    icon: 'share',
    needs: ['update', 'social_media'],
    load: () =>
      import('./social-media/social-media-screen.tsx').then((part) => part.SocialMediaScreen),
  },
  doctors: {
    label: 'Doctors',
    group: 'Clinic',
    icon: 'user',
    needs: ['update', 'doctors'],
    load: () => import('./doctors/doctors-screen.tsx').then((part) => part.DoctorsScreen),
  },
  services: {
    label: 'Services',
    group: 'Clinic',
    icon: 'heart',
    needs: ['update', 'services'],
    load: () => import('./services/services-screen.tsx').then((part) => part.ServicesScreen),
  },
  testimonials: {
    label: 'Testimonials',
    group: 'Clinic',
    icon: 'star',
    needs: ['update', 'testimonials'],
    load: () =>
      import('./testimonials/testimonials-screen.tsx').then((part) => part.TestimonialsScreen),
  },
  notices: {
    label: 'Notices',
    group: 'Clinic',
    icon: 'megaphone',
    needs: ['update', 'notices'],
    load: () => import('./notices/notices-screen.tsx').then((part) => part.NoticesScreen),
  },
  'health-library/illnesses': {
    label: 'Health Library',
    group: 'Health library',
    icon: 'book',
    needs: ['update', 'health_library_illnesses'],
    load: () =>
      import('./library/illnesses/illnesses-screen.tsx').then((part) => part.IllnessesScreen),
  },
  'health-library/categories': {
    label: 'Library Categories',
    group: 'Health library',
    icon: 'folder',
    needs: ['update', 'health_library_categories'],
    load: () =>
      import('./library/categories/categories-screen.tsx').then((part) => part.CategoriesScreen),
  },
  'emergency-cards': {
    label: 'Emergency Cards',
    group: 'Health library',
    icon: 'alert',
    needs: ['update', 'emergency_cards'],
    load: () =>
      import('./emergency-cards/emergency-cards-screen.tsx').then(
        (part) => part.EmergencyCardsScreen,
      ),
  },
  translations: {
    label: 'Translations',
    group: 'Website',
    icon: 'language',
    needs: ['update', 'hospital_profile'],
    load: () =>
      import('./translations/translations-screen.tsx').then((part) => part.TranslationsScreen),
  },
  'modern-themes': {
    label: 'Modern Themes',
    group: 'Website',
    icon: 'palette',
    needs: ['read', 'modern_themes'],
    load: () =>
      import('./themes/list/modern-themes-screen.tsx').then((part) => part.ModernThemesScreen),
  },
  trash: {
    label: 'Trash',
    group: 'Administration',
    icon: 'trash',
    needs: ['delete', 'doctors'],
    load: () => import('./trash/trash-screen.tsx').then((part) => part.TrashScreen),
  },
  'activity-logs': {
    label: 'Activity Logs',
    group: 'Administration',
    icon: 'list',
    needs: ['read', 'activity_logs'],
    load: () =>
      import('./activity-log/activity-logs-screen.tsx').then((part) => part.ActivityLogsScreen),
  },
  users: {
    label: 'User Management',
    group: 'Administration',
    icon: 'users',
    needs: ['read', 'users'],
    load: () => import('./users/users-screen.tsx').then((part) => part.UsersScreen),
  },
  account: {
    label: 'Your Account',
    group: 'Overview',
    icon: 'user',
    needs: null,
    hidden: true,
    load: () => import('./account/account-screen.tsx').then((part) => part.AccountScreen),
  },
  sync: {
    label: 'Unsent changes',
    group: 'Overview',
    icon: 'sync',
    needs: null,
    hidden: true,
    load: () => import('./sync-centre/sync-screen.tsx').then((part) => part.SyncScreen),
  },
} satisfies Record<ContentScreen, ScreenEntry> & Record<string, ScreenEntry>

export type StaffScreen = keyof typeof register

export interface AdminScreen extends ScreenEntry {
  path: StaffScreen
}

/** The only list of screens: sidebar, routes and guard use it. */
export const screens: readonly AdminScreen[] = Object.entries(register).map(([path, entry]) => ({
  path: path as StaffScreen,
  ...entry,
}))
