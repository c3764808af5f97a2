/** Where the screens of the panel are, beneath /admin, in the order of its sidebar. */
export const staffScreens = [
  'dashboard',
  'hospital-profile',
  'contact',
  'social-media',
  'doctors',
  'services',
  'testimonials',
  'notices',
  'health-library/illnesses',
  'health-library/categories',
  'emergency-cards',
  'translations',
  'modern-themes',
  'trash',
  'activity-logs',
  'users',
  'account',
  'sync',
] as const

export type StaffScreen = (typeof staffScreens)[number]
