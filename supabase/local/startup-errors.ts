import { existsSync } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { isDiskFull } from './errors.ts'

const MB = 1024 * 1024
/** The initial size of a clinic: 42 MB with the sample pictures (measured), and some to live on. */
const NEW_CLINIC_MB = 64
/** The numbers by which PGlite, in WebAssembly, reports a full or read-only disk. */
const WASM = { 51: 'ENOSPC', 69: 'EROFS', 2: 'EACCES' } as const

/** Refuses a new clinic on a disk without room for it, before anything is written. */
export async function requireFreeSpace(dataDir: string): Promise<void> {
  if (existsSync(join(dataDir, 'database'))) return
  await mkdir(dataDir, { recursive: true })
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.floor((bavail * bsize) / MB)
  if (free < NEW_CLINIC_MB) throw new Error(noRoom(dataDir, `only ${free} MB are free`))
}

/**
 * Returns one sentence that says what to do about an error that ended a start in this data
 * directory.
 */
export function describeStartupError(error: unknown, dataDir: string): string {
  switch (codeOf(error)) {
    case 'ENOSPC':
      return noRoom(dataDir, 'the disk is full')
    case 'EROFS':
      return `The data directory ${dataDir} is on a disk that takes no writes. Mount it for writing, or set DATA_DIR to another directory.`
    case 'EACCES':
    case 'EPERM':
      if (!existsSync(dataDir)) return cannotBeMade(dataDir)
      return `The data directory ${dataDir} belongs to another user. Give it to the user who runs Nadi (chown -R), or set DATA_DIR to another directory.`
    case 'EEXIST':
    case 'ENOTDIR':
      return `The data directory ${dataDir} is a file, or lies in one. Set DATA_DIR to a directory.`
    case 'ENOENT':
      return cannotBeMade(dataDir)
    default:
      return error instanceof Error && error.message ? error.message : String(error)
  }
}

function cannotBeMade(dataDir: string): string {
  return `The data directory ${dataDir} cannot be created. Create it (mkdir -p), or set DATA_DIR to another directory.`
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if (isDiskFull(error) || ('code' in error && error.code === '53100')) return 'ENOSPC'
  if ('syscall' in error && 'code' in error) return String(error.code)
  const errno = 'errno' in error ? Number(error.errno) : 0
  return WASM[errno as keyof typeof WASM] ?? ''
}

function noRoom(dataDir: string, why: string): string {
  return `There is no room in the data directory ${dataDir}: ${why}. A new clinic takes ${NEW_CLINIC_MB} MB. Make room and start again, or set DATA_DIR to a larger disk; what was stored is still there.`
}

const EXAMPLE = 'postgres://user:password@host:5432/database'

/**
 * Returns one sentence that says what to do about an unusable DATABASE_URL. It repeats neither the
 * URL nor the user, because a password may be in the wrong place.
 */
export function describeDatabaseUrlError(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException
  return `Cannot reach the database of DATABASE_URL: ${REASONS[code] ?? message}`
}

const REASONS: Record<string, string> = {
  ERR_INVALID_URL: `it is not a URL of the form ${EXAMPLE}. In the password, characters such as @, # and / are written as %40, %23 and %2F.`,
  ECONNREFUSED:
    'no Postgres server listens there. Start it, or correct the host and the port in the address.',
  ENOTFOUND: 'there is no host with that name. Correct the host in the address.',
  EAI_AGAIN: 'the name of its host cannot be looked up just now. Is the network up?',
  '28P01': 'Postgres refuses the user or the password. Correct them in the address.',
  '28000':
    'Postgres does not let this user in from here. Correct the user in the address, or allow this user in pg_hba.conf.',
  '3D000':
    'Postgres has no database of that name. Create it with createdb, or correct the address.',
  '53300': 'Postgres has no connection left. Raise max_connections, or stop what else uses it.',
  '57P03': 'Postgres is just starting or stopping. Start Nadi again in a moment.',
}

/** Throws the error of a malformed URL before a driver guesses its meaning. */
export function requirePostgresUrl(url: string): void {
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return
  throw Object.assign(new Error('Invalid URL'), { code: 'ERR_INVALID_URL' })
}
