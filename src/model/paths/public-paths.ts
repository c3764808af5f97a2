/** The addresses that pages name in their links; the panel leads there, too. Which pages there are, src/site/pages.ts says. */
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

export const serviceAnchor = (id: string) => `service-${id}`
export const servicePath = (id: string) => `${paths.services}#${serviceAnchor(id)}`
export const doctorAnchor = (id: string) => `doctor-${id}`
export const doctorPath = (id: string) => `${paths.doctors}#${doctorAnchor(id)}`
export const emergencyPath = (slug: string) => `${paths.emergency}/${slug}`
export const illnessPath = (slug: string) => `${paths.library}/${slug}`
