import { basename } from 'node:path'

import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { localSupabasePlugin } from './supabase/local/vite-plugin.ts'
import { compileHints } from './tools/compile-hints.ts'
import { createDarkModePlugin } from './tools/dark-as-the-device.ts'
import { createLatePartsPlugin } from './tools/late-parts.ts'
import { packageAliases } from './tools/package-aliases.ts'
import { createPrecacheList } from './tools/precache-list.ts'
import { productionBuild } from './tools/production-build.ts'
import { removeRouterNames } from './tools/router-names.ts'
import { serverBundle } from './tools/server-bundle.ts'
import { staffFilesPlugin } from './tools/staff-files.ts'
import { isVendorModule, isStartScript, VENDOR_CHUNK, startScript } from './tools/start-script.ts'

const list = createPrecacheList()

/** What several late parts of a patient's page share: each alone would be a file of 0.2 kB. */
const SHARED =
  /\/src\/(?:model\/(?:blanks|worker-protocol)|app\/device\/post-to-worker|db\/live\/retry-once|ui\/use-minute)\.ts$/

/** Lines above or below a page, each of a few hundred bytes. */
const BANNERS =
  /\/src\/(?:app\/device\/update-banner|site\/layout\/(?:install-banner|language-suggestion))[.\w]*$/

/** What pages say about opening hours: three files otherwise. */
const OPENING_HOURS =
  /\/src\/(?:site\/components\/opening-line|model\/hours\/(?:opening-status|opening-sentence|hours-format|week))\.tsx?$/

/** Lists and forms, but for what the first screen of the panel has of them: that waits for nothing else. */
const isOfRecords = (id: string): boolean =>
  /\/src\/admin\/(?:lists|forms)\//.test(id) &&
  !/\/(?:use-translated-rows|use-list-params)\.ts$/.test(id)

/**
 * What the first screen of the panel shares with the others: else eight files, all of them named in
 * the first script of every patient.
 */
const PANEL = new RegExp(
  `/src/(?:${[
    'model/(?:roles|mutation|random-id)',
    'session/lock/password',
    'db/(?:overlay|read-view)',
    'db/hooks/(?:database-context|use-edit-counts)',
    'db/live/(?:database-changes|live-store|sync-counts|read-first-rows|table-store|shared-stores)',
    'ui/(?:banner|fields/fields?)',
    'admin/shell/(?:fixed-color-badge|use-sync-summary)',
    'admin/content-types/common-messages',
  ].join('|')})[.][.\\w]+$`,
)

const ALWAYS_LOADED = /^assets\/(?:libraries|rolldown-runtime)-/

export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? packageAliases : [] },
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${basename(file.replace(/\?.*/, ''), '.module.css')}_${name}`,
    },
    postcss: { plugins: [createDarkModePlugin()] },
  },
  build: {
    // Firefox 92 stands for the floor (S-79), of which the compiler believes that it lacks more
    // than it does: like the floor, 92 has all of 2022 but static blocks. tools/browser-baseline looks.
    target: ['es2022', 'firefox92'],
    modulePreload: {
      polyfill: false,
      // A part that is fetched late need not name what is there since the page began.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js' ? files.filter((file) => !ALWAYS_LOADED.test(file)) : files,
    },
    // Of what every first visit downloads, 2 kB less than the compiler's own makes of it.
    minify: 'terser',
    terserOptions: { module: true, ecma: 2020, compress: { passes: 6 } },
    // What every first visit needs is two files, as small ones compress worse: each is evaluated
    // in a task of its own (src/app/start.ts), and the first outlasts most builds.
    rolldownOptions: {
      // They tell a developer what is wrong with a call of React Router, as `npm run dev` does.
      treeshake: { manualPureFunctions: ['invariant', 'warning'] },
      output: {
        codeSplitting: {
          groups: [
            { name: VENDOR_CHUNK, tags: ['$initial'], test: isVendorModule, priority: 1 },
            { name: 'initial', tags: ['$initial'], test: (id) => !isStartScript(id) },
            { name: 'shared', test: SHARED, includeDependenciesRecursively: false },
            { name: 'banners', test: BANNERS, includeDependenciesRecursively: false },
            { name: 'panel', test: PANEL, includeDependenciesRecursively: false },
            { name: 'opening-hours', test: OPENING_HOURS, includeDependenciesRecursively: false },
            // What almost every screen of the panel has; alone these files are 12 kB more.
            { name: 'lists-and-forms', test: isOfRecords, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  plugins: [
    productionBuild(),
    react(),
    removeRouterNames(),
    // The panel is in English; the colour picker speaks thirty languages.
    optimizeLocales.vite({ locales: ['en-US'] }),
    createLatePartsPlugin(),
    startScript(),
    staffFilesPlugin(),
    localSupabasePlugin(),
    serverBundle(),
    compileHints(),
    list.plugin,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      // The page registers it once it is usable (src/app/device/updates.ts).
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
