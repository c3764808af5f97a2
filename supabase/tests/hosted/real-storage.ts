import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { findFreePort } from '../../local/free-port-for-tests.ts'
import { proxyRequest } from '../../local/proxy-for-tests.ts'
import type { Storage } from './gateway.ts'
import { createRoleToken, JWT_SECRET } from './keys.ts'

const START_WITHIN_MS = 60_000

/**
 * Starts the Storage of Supabase by a command such as `node storage/dist/start/server.js`, over the
 * database at this URL, in which it first makes its own tables. It keeps its files for as long as
 * it runs.
 */
export async function startRealStorage(command: string, databaseUrl: string): Promise<Storage> {
  const filesDir = await mkdtemp(join(tmpdir(), 'nadi-storage-'))
  const [port, adminPort] = [await findFreePort(), await findFreePort()]
  const program = spawn(command, {
    shell: true,
    // A group of its own, so that the shell and what it started end together.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      SERVER_HOST: '127.0.0.1',
      SERVER_PORT: String(port),
      SERVER_ADMIN_PORT: String(adminPort),
      DATABASE_URL: databaseUrl,
      DB_INSTALL_ROLES: 'false',
      AUTH_JWT_SECRET: JWT_SECRET,
      ANON_KEY: createRoleToken('anon'),
      SERVICE_KEY: createRoleToken('service_role'),
      STORAGE_BACKEND: 'file',
      STORAGE_FILE_BACKEND_PATH: filesDir,
      STORAGE_S3_REGION: 'local',
      // Without a limit of its own, Storage applies no bucket's limit either.
      UPLOAD_FILE_SIZE_LIMIT: String(50 * 1024 * 1024),
      LOG_LEVEL: 'error',
    },
  })
  const ended = once(program, 'exit')
  const close = async () => {
    if (program.exitCode === null && program.pid) process.kill(-program.pid)
    await ended
    await rm(filesDir, { recursive: true, force: true })
  }
  const url = `http://127.0.0.1:${port}`
  for (const until = Date.now() + START_WITHIN_MS; !(await isReady(url)); await pause(200)) {
    if (program.exitCode === null && Date.now() < until) continue
    await close()
    throw new Error(`Storage did not start by: ${command}`)
  }
  return {
    handle: (incoming, outgoing) => {
      incoming.url = incoming.url?.replace(/^\/storage\/v1/, '')
      proxyRequest(url, incoming, outgoing)
    },
    close,
  }
}

async function isReady(url: string): Promise<boolean> {
  const response = await fetch(`${url}/status`).catch(() => null)
  return response?.ok ?? false
}
