import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import react from '@vitejs/plugin-react'
import { build, type CSSOptions, type Plugin } from 'vite'

import { writeSourceFingerprint, fingerprintSources } from '../supabase/local/source-fingerprint.js'

/** Where in the built site the part for servers lies; no server gives it away. */
const SERVER_FOLDER = '.server'

/** What operators call by `npm run`, which is built too: a server has nothing that reads TypeScript. */
const COMMANDS = {
  backup: 'supabase/local/snapshot/backup-command.ts',
  restore: 'supabase/local/snapshot/restore-command.ts',
  move: 'supabase/local/snapshot/move-command.ts',
  'reset-password': 'supabase/local/reset-password-command.ts',
  'point-at': 'tools/point-at.ts',
  prerender: 'tools/prerender.ts',
  sweep: 'tools/sweep.ts',
}

/**
 * Beside the site, builds what draws its pages on a server (src/app/render.tsx), the embedded
 * server itself and the commands of operators, and keeps the page without content as shell.html:
 * index.html may become the prerendered home page.
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
      sources = await fingerprintSources(root)
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
          ...buildOf('src/app/render.tsx', join(outDir, SERVER_FOLDER)),
          emptyOutDir: true,
          // What the browser fetches when it needs it a server has at once.
          rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
        },
      })
      const programs = { server: 'supabase/local/serve.ts', ...COMMANDS }
      await buildServer(root, programs, join(outDir, SERVER_FOLDER))
      await writeSourceFingerprint(outDir, sources)
    },
  }
}

/**
 * Builds programs that run on a server, and the thread of its database. What they import of packages
 * stays there, so `outDir` lies in the project. Node would read the sources only through tsx, which
 * keeps 100 MB in a server's memory for as long as it runs.
 */
export async function buildServer(
  root: string,
  programs: Record<string, string>,
  outDir: string,
): Promise<void> {
  const input = { ...programs, thread: 'supabase/local/pglite/database-thread.ts' }
  // All in one folder: the thread is looked for beside the file that starts it.
  const output = { entryFileNames: '[name].js', chunkFileNames: 'shared-[name].js' }
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { ...buildOf(true, outDir), emptyOutDir: false, rolldownOptions: { input, output } },
  })
}

const buildOf = (ssr: string | true, outDir: string) => ({
  ssr,
  outDir,
  target: 'node20',
  copyPublicDir: false,
})
