import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { build, type CSSOptions, type Plugin } from 'vite'

import { noteSources, sourcesOf } from '../supabase/local/built-from.ts'

/** Where in the built site the part for servers lies; no server gives it away. */
export const SERVER_FOLDER = '.server'

/**
 * Beside the site, builds what draws its pages on a server (src/app/render.tsx), and
 * keeps the page without content as shell.html: index.html may become the prerendered home page.
 */
export function serverBundle(): Plugin {
  let root = ''
  let outDir = ''
  let css: CSSOptions = {}
  let sources: string | null = null
  return {
    name: 'server-bundle',
    apply: 'build',
    configResolved(config) {
      root = config.root
      css = { modules: config.css.modules ?? {} }
      outDir = resolve(config.root, config.build.outDir)
    },
    async buildStart() {
      sources = await sourcesOf(root)
    },
    async writeBundle() {
      await copyFile(join(outDir, 'index.html'), join(outDir, 'shell.html'))
      await build({
        root,
        configFile: false,
        logLevel: 'warn',
        plugins: [react()],
        // The same names of classes as in the site.
        css,
        // Whole in itself: wherever the site is carried, its server needs nothing else.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: 'src/app/render.tsx',
          outDir: join(outDir, SERVER_FOLDER),
          emptyOutDir: true,
          target: 'node20',
          copyPublicDir: false,
        },
      })
      await noteSources(outDir, sources)
    },
  }
}
