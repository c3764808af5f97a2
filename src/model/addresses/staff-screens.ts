/** Where the screens of the panel are, beneath /admin, in the order of its sidebar. */
export const staffScreens = [
  'dashboard',
  'hospital-profile',
  'modern-themes',
  'doctors',
  'services',
  'testimonials',
  'contact',
  'social-media',
  'health-library/illnesses',
  'health-library/categories',
  'translations',
  'emergency-cards',
  'notices',
  'trash',
  'activity-logs',
  'users',
  'account',
  'sync',
] as const

export type StaffScreen = (typeof staffScreens)[number]
