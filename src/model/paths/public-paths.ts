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

export const getServiceAnchor = (id: string) => `service-${id}`
export const getServicePath = (id: string) => `${paths.services}#${getServiceAnchor(id)}`
export const getDoctorAnchor = (id: string) => `doctor-${id}`
export const getDoctorPath = (id: string) => `${paths.doctors}#${getDoctorAnchor(id)}`
export const getEmergencyPath = (slug: string) => `${paths.emergency}/${slug}`
export const getIllnessPath = (slug: string) => `${paths.library}/${slug}`
