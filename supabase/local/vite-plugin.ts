import type { Logger, Plugin, PreviewServer, ViteDevServer } from 'vite'

import { isApiPath, openLocalSupabase, type Backend } from './local-supabase.ts'
import { createLogger } from './logs.ts'

/** Serves the local Supabase from Vite's own server, so that `npm run dev` is one process. */
export function localSupabasePlugin(): Plugin {
  return {
    name: 'local-supabase',
    // The database writes constantly; none of it is source.
    config: () => ({ server: { watch: { ignored: ['**/.data/**'] } } }),
    configureServer: serveBackend,
    configurePreviewServer: serveBackend,
  }
}

function serveBackend({
  middlewares,
  httpServer,
  config: { logger },
}: ViteDevServer | PreviewServer) {
  const backend = open(logger)
  backend.catch((error: unknown) => logger.error(error instanceof Error ? error.message : 'Failed'))
  middlewares.use((request, response, next) => {
    if (!isApiPath(request.url ?? '/')) return next()
    backend.then(({ handle }) => handle(request, response)).catch(() => response.destroy())
  })
  httpServer?.once('close', () => {
    backend.then(({ stop }) => stop()).catch(() => undefined)
  })
}

async function open(logger: Logger): Promise<Backend> {
  const { DATA_DIR = '.data/dev', DATABASE_URL, SUPERADMIN_PASSWORD } = process.env
  const backend = await openLocalSupabase({
    dataDir: DATA_DIR,
    databaseUrl: DATABASE_URL,
    superadminPassword: SUPERADMIN_PASSWORD,
    seed: true,
    log: createLogger('warn'),
  })
  if (backend.firstPassword) {
    logger.info(`First account: superadmin, one-time password ${backend.firstPassword}`)
  }
  return backend
}
