/** The addresses that pages name in their links. Which pages there are, pages.ts says. */
export const paths = {
  home: '/',
  doctors: '/doctors',
  services: '/services',
  library: '/health-library',
  testimonials: '/testimonials',
  contact: '/contact',
} as const

export const serviceAnchor = (id: string) => `service-${id}`
export const servicePath = (id: string) => `${paths.services}#${serviceAnchor(id)}`
export const illnessPath = (slug: string) => `${paths.library}/${slug}`
