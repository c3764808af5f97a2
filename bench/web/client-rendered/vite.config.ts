import { fileURLToPath } from 'node:url'

import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const folder = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig({
  root: folder,
  publicDir: fileURLToPath(new URL('../../../public', import.meta.url)),
  plugins: [react()],
  build: { target: 'es2022', modulePreload: { polyfill: false } },
})
