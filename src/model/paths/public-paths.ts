/**
 * The paths of public pages, for links in the site and the panel. src/site/pages.ts lists the
 * pages.
 */
export const paths = {
  home: '/',
  doctors: '/doctors',
  services: '/services',
  library: '/health-library',
  testimonials: '/testimonials',
  contact: '/contact',
  emergency: '/emergency',
  onThisPhone: '/on-this-phone',
} as const

/** Removes a trailing slash: paths with and without one are the same page. */
export function normalizePath(path: string): string {
  return path.replace(/\/+$/, '') || '/'
}

export const getServiceAnchor = (id: string) => `service-${id}`
export const getServicePath = (id: string) => `${paths.services}#${getServiceAnchor(id)}`
export const getDoctorAnchor = (id: string) => `doctor-${id}`
export const getDoctorPath = (id: string) => `${paths.doctors}#${getDoctorAnchor(id)}`
export const getEmergencyPath = (slug: string) => `${paths.emergency}/${slug}`
export const getIllnessPath = (slug: string) => `${paths.library}/${slug}`
