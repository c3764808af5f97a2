import { fileURLToPath } from 'node:url'

import type { Alias } from 'vite'

const inPackages = (path: string): string =>
  fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))

/** Files of packages that are smaller than those the packages name for everybody. */
export const packageAliases: Alias[] = [
  // They name only the development build, with warnings that readers would download.
  { find: /^react-router$/, replacement: inPackages('react-router/dist/production/index.mjs') },
  {
    find: /^react\/jsx-runtime$/,
    replacement: fileURLToPath(new URL('jsx-runtime.js', import.meta.url)),
  },
  // They name what also reads in browsers below the floor (S-79).
  { find: /^dexie$/, replacement: inPackages('dexie/dist/modern/dexie.mjs') },
  {
    find: /^workbox-window$/,
    replacement: inPackages('workbox-window/build/workbox-window.prod.mjs'),
  },
  {
    find: /^(?:@supabase\/(?:auth|realtime|functions)-js|iceberg-js)$/,
    replacement: fileURLToPath(new URL('supabase-stubs.ts', import.meta.url)),
  },
]
