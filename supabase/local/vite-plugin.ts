import type { Plugin, PreviewServer, ViteDevServer } from 'vite'

import { isApi, openLocalSupabase } from './local-supabase.ts'

/** Serves the local Supabase from Vite's own server, so that `npm run dev` is one process. */
export function localSupabase(): Plugin {
  return {
    name: 'local-supabase',
    // The database writes all the time; none of it is source.
    config: () => ({ server: { watch: { ignored: ['**/.data/**'] } } }),
    configureServer: serveBeside,
    configurePreviewServer: serveBeside,
  }
}

function serveBeside({
  middlewares,
  httpServer,
  config: { logger },
}: ViteDevServer | PreviewServer) {
  const { DATA_DIR = '.data/dev', DATABASE_URL, SUPERADMIN_PASSWORD } = process.env
  const opening = openLocalSupabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    superadminPassword: SUPERADMIN_PASSWORD,
    seed: true,
    log: (line) => logger.error(line),
  })
  opening.then(
    ({ firstPassword }) => {
      if (firstPassword) logger.info(`First account: superadmin, password ${firstPassword}`)
    },
    (error: unknown) => logger.error(error instanceof Error ? error.message : String(error)),
  )
  middlewares.use((request, response, next) => {
    if (!isApi(request.url ?? '/')) return next()
    opening.then(({ handle }) => handle(request, response), next)
  })
  httpServer?.once('close', () => void opening.then(({ stop }) => stop()).catch(() => undefined))
}
