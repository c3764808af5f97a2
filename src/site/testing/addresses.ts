import { pages } from '../pages.ts'

/** Every public page, an illness whose slug is 'tremor', an emergency card whose slug is 'stroke', and an address that leads nowhere. */
export const addresses: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  '/health-library/tremor',
  '/emergency/stroke',
  '/no/such/page',
]
