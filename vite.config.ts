import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

import { localSupabase } from './supabase/local/vite-plugin.ts'
import { isStaffFile, staffFiles } from './tools/staff-files.ts'

export default defineConfig({
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  plugins: [
    react(),
    staffFiles(),
    localSupabase(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'service-worker.ts',
      // We register it ourselves, once the page is usable (src/app/updates.ts).
      injectRegister: false,
      manifest: {
        id: '/',
        name: 'Centre for Movement Disorders & Sleep Medicine',
        short_name: 'Clinic',
        description: 'Quality Neurological Healthcare with Compassion and Excellence',
        lang: 'en',
        start_url: '/?from=installed',
        scope: '/',
        display: 'standalone',
        theme_color: '#0f5f73',
        background_color: '#ffffff',
        categories: ['health', 'medical'],
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          {
            src: '/icon-maskable-512.png',
            sizes: '512x512',
            type: 'image/png',
            purpose: 'maskable',
          },
        ],
      },
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/*', 'manifest.webmanifest', '*.{png,svg}'],
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => !isStaffFile(url)),
            warnings: [],
          }),
        ],
      },
    }),
  ],
})
