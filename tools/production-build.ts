import type { Plugin } from 'vite'

/** Makes every build one for visitors: with another NODE_ENV in its shell it has no service worker. */
export function productionBuild(): Plugin {
  return {
    name: 'production-build',
    config(_, { command }) {
      if (command === 'build') process.env['NODE_ENV'] = 'production'
    },
  }
}
