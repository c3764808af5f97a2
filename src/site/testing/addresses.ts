import { pages } from '../pages.ts'

/**
 * Every public path, an illness with the slug 'tremor', an emergency card with the slug 'stroke',
 * and an unknown path.
 */
export const addresses: readonly string[] = [
  ...Object.values(pages).map(({ path }) => path),
  '/health-library/tremor',
  '/emergency/stroke',
  '/no/such/page',
]
