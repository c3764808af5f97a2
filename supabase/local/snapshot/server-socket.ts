import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

import type { ServerLogger } from '../logs.ts'
import { streamBackup } from './backup.ts'
import type { Installation } from './installation.ts'

/** All other paths are not found. */
const BACKUP = '/backup'

/**
 * Returns the socket of a data directory's server, for every user who may read that directory; on
 * Windows, a pipe named after it.
 */
function socketOf(dataDir: string): string {
  const path = resolve(dataDir)
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\nadi-${createHash('sha256').update(path).digest('hex')}`
  }
  // A socket's path has about a hundred bytes; the relative one may be shorter.
  const [short = ''] = [join(path, 'nadi.sock'), relative('.', join(path, 'nadi.sock'))].toSorted(
    (a, b) => a.length - b.length,
  )
  return short
}

/**
 * Lets the commands of this machine request a backup from the running server; returns a function
 * that stops it.
 */
export async function serveCommandSocket(
  home: Installation,
  dataDir: string,
  log: ServerLogger,
): Promise<() => Promise<void>> {
  const socket = socketOf(dataDir)
  if (await isInUse(socket)) throw new Error('another server uses this socket already')
  if (process.platform !== 'win32') await rm(socket, { force: true })
  const server = createServer((incoming, response) => {
    handleRequest(home, join(dataDir, 'backups'), incoming, response).catch((error: unknown) => {
      log.error({ error }, 'a requested backup failed')
      fail(response, error)
    })
  })
  // With the owner's permissions from the start, because listening creates the file at once.
  const mask = process.umask(0o177)
  try {
    server.listen(socket)
  } finally {
    process.umask(mask)
  }
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeIdleConnections()
    await once(server, 'close')
  }
}

async function handleRequest(
  home: Installation,
  folder: string,
  { method, url }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET' || url !== BACKUP) {
    response.writeHead(404).end()
    return
  }
  await streamBackup(home, folder, async (archive) => {
    response.writeHead(200, { 'content-type': 'application/gzip', connection: 'close' })
    await pipeline(archive, response)
  })
}

function fail(response: ServerResponse, error: unknown): void {
  // A truncated response must not look complete.
  if (response.headersSent) response.destroy()
  else response.writeHead(500).end(error instanceof Error ? error.message : String(error))
}

/** Requests a backup from the server that runs on this data directory; null if none does. */
export async function requestBackup(dataDir: string): Promise<IncomingMessage | null> {
  const backupRequest = request({ socketPath: socketOf(dataDir), path: BACKUP })
  backupRequest.end()
  let response: IncomingMessage
  try {
    response = ((await once(backupRequest, 'response')) as [IncomingMessage])[0]
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    if (['ENOENT', 'ECONNREFUSED', 'ENOTDIR'].includes(code)) return null
    if (code === 'EACCES') {
      throw new Error(
        'Only the user that the server runs as may ask it for a backup. Run the command as that user.',
        { cause: error },
      )
    }
    throw new Error(`The running server cannot be asked for a backup: ${message}`, { cause: error })
  }
  if (response.statusCode === 200) return response
  throw new Error(`The running server could not make a backup: ${await text(response)}`)
}

async function isInUse(socket: string): Promise<boolean> {
  const connection = connect(socket)
  try {
    await once(connection, 'connect')
    return true
  } catch {
    return false
  } finally {
    connection.destroy()
  }
}
