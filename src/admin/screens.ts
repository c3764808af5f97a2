import type { ComponentType } from 'react'

import { staffScreens, type StaffScreen } from '#model/addresses/staff-screens.ts'
import type { Action, GuardedTable } from '#model/permissions.ts'
import type { IconName } from '#ui/pictures/icons.tsx'

export interface AdminScreen {
  path: StaffScreen
  label: string
  icon: IconName
  /** What the user must be allowed to do; null for everyone who is signed in. */
  needs: readonly [Action, GuardedTable] | null
  /** Reached from elsewhere: it has no link in the sidebar. */
  hidden?: true
  load: () => Promise<{ default: ComponentType }>
}

/** What each screen is. */
const register: Record<StaffScreen, Omit<AdminScreen, 'path'>> = {
  dashboard: {
    label: 'Dashboard',
    icon: 'calendar',
    needs: null,
    load: async () => ({
      default: (await import('./dashboard/dashboard-screen.tsx')).DashboardScreen,
    }),
  },
  'hospital-profile': {
    label: 'Hospital Profile',
    icon: 'shield',
    needs: ['update', 'hospital_profile'],
    load: async () => ({
      default: (await import('./hospital-profile/hospital-profile-screen.tsx'))
        .HospitalProfileScreen,
    }),
  },
  'modern-themes': {
    label: 'Modern Themes',
    icon: 'palette',
    needs: ['read', 'modern_themes'],
    load: async () => ({
      default: (await import('./themes/list/modern-themes-screen.tsx')).ModernThemesScreen,
    }),
  },
  doctors: {
    label: 'Doctors',
    icon: 'user',
    needs: ['update', 'doctors'],
    load: async () => ({ default: (await import('./doctors/doctors-screen.tsx')).DoctorsScreen }),
  },
  services: {
    label: 'Services',
    icon: 'heart',
    needs: ['update', 'services'],
    load: async () => ({
      default: (await import('./services/services-screen.tsx')).ServicesScreen,
    }),
  },
  testimonials: {
    label: 'Testimonials',
    icon: 'star',
    needs: ['update', 'testimonials'],
    load: async () => ({
      default: (await import('./testimonials/testimonials-screen.tsx')).TestimonialsScreen,
    }),
  },
  contact: {
    label: 'Contact Info',
    icon: 'phone',
    needs: ['update', 'contact_information'],
    load: async () => ({
      default: (await import('./contact-information/contact-information-screen.tsx'))
        .ContactInformationScreen,
    }),
  },
  'social-media': {
    label: 'Social Media',
    icon: 'share',
    needs: ['update', 'social_media'],
    load: async () => ({
      default: (await import('./social-media/social-media-screen.tsx')).SocialMediaScreen,
    }),
  },
  'health-library/illnesses': {
    label: 'Health Library',
    icon: 'brain',
    needs: ['update', 'health_library_illnesses'],
    load: async () => ({
      default: (await import('./library/illnesses/illnesses-screen.tsx')).IllnessesScreen,
    }),
  },
  'health-library/categories': {
    label: 'Library Categories',
    icon: 'folder',
    needs: ['update', 'health_library_categories'],
    load: async () => ({
      default: (await import('./library/categories/categories-screen.tsx')).CategoriesScreen,
    }),
  },
  translations: {
    label: 'Translations',
    icon: 'language',
    needs: ['update', 'hospital_profile'],
    load: async () => ({
      default: (await import('./translations/translations-screen.tsx')).TranslationsScreen,
    }),
  },
  'emergency-cards': {
    label: 'Emergency Cards',
    icon: 'alert',
    needs: ['update', 'emergency_cards'],
    load: async () => ({
      default: (await import('./emergency-cards/emergency-cards-screen.tsx')).EmergencyCardsScreen,
    }),
  },
  notices: {
    label: 'Notices',
    icon: 'megaphone',
    needs: ['update', 'notices'],
    load: async () => ({ default: (await import('./notices/notices-screen.tsx')).NoticesScreen }),
  },
  'activity-logs': {
    label: 'Activity Logs',
    icon: 'list',
    needs: ['read', 'activity_logs'],
    load: async () => ({
      default: (await import('./activity-log/activity-logs-screen.tsx')).ActivityLogsScreen,
    }),
  },
  users: {
    label: 'User Management',
    icon: 'users',
    needs: ['read', 'users'],
    load: async () => ({ default: (await import('./users/users-screen.tsx')).UsersScreen }),
  },
  account: {
    label: 'Your Account',
    icon: 'user',
    needs: null,
    hidden: true,
    load: async () => ({ default: (await import('./account/account-screen.tsx')).AccountScreen }),
  },
  sync: {
    label: 'Sync centre',
    icon: 'sync',
    needs: null,
    hidden: true,
    load: async () => ({ default: (await import('./sync-centre/sync-screen.tsx')).SyncScreen }),
  },
}

/** The one list of screens: sidebar, routes and guard read it. */
export const screens: readonly AdminScreen[] = staffScreens.map((path) => ({
  path,
  ...register[path],
}))
