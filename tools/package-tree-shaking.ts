import { fileURLToPath } from 'node:url'

import type { Alias, Plugin } from 'vite'

const inPackages = (path: string): string =>
  fileURLToPath(new URL(`../node_modules/${path}`, import.meta.url))

/** Files of packages that are smaller than those the packages name for everybody. */
export const packageAliases: Alias[] = [
  // They name only the development build, with warnings that readers would download.
  { find: /^react-router$/, replacement: inPackages('react-router/dist/production/index.mjs') },
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

const ROUTER = /\/react-router\/dist\/production\/.*\.mjs$/
const NAME_FOR_DEVTOOLS = /^\w+\.displayName = "[^"]*";$/gm
const MADE_BY_REACT = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g

/** Tells a developer what is wrong with a call, as `npm run dev` does; it changes nothing. */
const CHECK_OF_A_CALL = /^(\s*)(?=(?:invariant|warning)\d*\()/gm

/** Says of what React Router makes as it loads, and of its checks of calls, that they may be left out. */
export function routerPureAnnotations(): Plugin {
  return {
    name: 'leaner-router',
    apply: 'build',
    transform: {
      filter: { id: ROUTER },
      handler: (code) => ({
        code: code
          .replace(NAME_FOR_DEVTOOLS, '')
          .replace(MADE_BY_REACT, '= /* @__PURE__ */ $1')
          .replace(CHECK_OF_A_CALL, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  }
}
