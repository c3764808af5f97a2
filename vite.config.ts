import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { localSupabase } from './supabase/local/vite-plugin.ts'
import { classNameOf } from './tools/class-names.ts'
import { precacheList } from './tools/precache-list.ts'
import { serverBundle } from './tools/server-bundle.ts'
import { staffFiles } from './tools/staff-files.ts'
import { isStartScript, startScript } from './tools/start-script.ts'

const list = precacheList()

// The package names only its development build, with warnings that readers would download.
const router = fileURLToPath(
  new URL('node_modules/react-router/dist/production/index.mjs', import.meta.url),
)

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? [{ find: /^react-router$/, replacement: router }] : [] },
  css: { modules: { generateScopedName: classNameOf } },
  build: {
    // Firefox 92 stands for the floor (S-79), of which the compiler believes that it lacks more
    // than it does: like the floor, 92 has all of 2022 but static blocks. tools/floor looks.
    target: ['es2022', 'firefox92'],
    modulePreload: { polyfill: false },
    // What every first visit needs is one file: small ones of their own compress worse.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'initial', tags: ['$initial'], test: (id) => !isStartScript(id) }],
        },
      },
    },
  },
  plugins: [
    react(),
    startScript(),
    staffFiles(),
    localSupabase(),
    serverBundle(),
    list.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      // We register it ourselves, once the page is usable (src/app/device/updates.ts), and without
      // workbox-window, which this plugin wants installed (docs/decisions/0011).
      injectRegister: false,
      // It is a file like any other (public/), and a server writes the clinic's name into it.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // Fonts only with their fingerprint: they are kept when a page has needed them (src/worker/fonts.ts).
        globPatterns: ['shell.html', 'staff-files.json', 'assets/*.{js,css,woff2}', '*.{png,svg}'],
        manifestTransforms: [list.transform],
      },
    }),
  ],
}))
