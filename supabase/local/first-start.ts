import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Queryable } from './database.ts'
import { putFile } from './file-store.ts'
import type { ServerLogger } from './logs.ts'

/**
 * Stays in a data directory from the first start on. Without it a clinic whose database is lost, or
 * a Postgres server that was emptied, would look new.
 */
const MARK = 'clinic.json'

interface Mark {
  /** `starting` until a first start has created its account: an interrupted one is repeated. */
  clinic: 'starting' | 'started'
  /** The content with which an interrupted first start continues. */
  content?: Content
  at: string
}

type Content = 'sample' | 'none'

/** Where a clinic starts, and the content of a new one. */
export interface FirstStart {
  /** Null if no data outlives the process. */
  dataDir: string | null
  databaseUrl?: string | undefined
  content: Content
}

/** Refuses a data directory whose clinic has lost its embedded database. Only reads (S-94). */
export async function requireDatabaseFolder(dataDir: string): Promise<void> {
  const entries = await entriesOf(join(dataDir, 'database'))
  if (entries.includes('PG_VERSION')) return
  const mark = await readMark(dataDir)
  const traces = await tracesIn(dataDir, mark)
  // Postgres would create a new database in the remains of one.
  if (entries.length > 0 && mark?.clinic !== 'starting') traces.unshift('database')
  if (traces.length > 0) throw new Error(describeLostDatabase(dataDir, traces, stateOf(entries)))
}

/** Describes what is in the folder of a database that is not there. */
function stateOf(entries: readonly string[]): string {
  return entries.length > 0
    ? 'what is in its folder "database" is none: PG_VERSION is missing'
    : 'its database is missing'
}

/**
 * Decides whether this is a clinic's first start, and whether it adds the sample content. Refuses
 * an empty database where there was a clinic, before any write (S-94).
 */
export async function beginStart(
  db: Queryable,
  { dataDir, databaseUrl, content }: FirstStart,
): Promise<{ fillsIn: boolean }> {
  if (await isFilled(db)) {
    // For pictures and backups: if it cannot be created, the start ends with that sentence.
    if (dataDir !== null) await mkdir(dataDir, { recursive: true })
    return { fillsIn: false }
  }
  if (dataDir === null) return { fillsIn: content === 'sample' }
  const mark = await readMark(dataDir)
  const traces = await tracesIn(dataDir, mark)
  const embedded = await entriesOf(join(dataDir, 'database'))
  if (databaseUrl && embedded.includes('PG_VERSION')) traces.unshift('database')
  if (traces.length > 0) {
    throw new Error(
      databaseUrl
        ? emptyPostgres(dataDir, traces)
        : describeLostDatabase(dataDir, traces, 'its database is empty'),
    )
  }
  const chosen = mark?.content === 'none' ? 'none' : content
  await writeMark(dataDir, { clinic: 'starting', content: chosen })
  return { fillsIn: chosen === 'sample' }
}

/**
 * Records that a clinic has started here. Its database is complete by now, so a failure is only
 * logged.
 */
export async function writeStarted({ dataDir }: FirstStart, log: ServerLogger): Promise<void> {
  if (dataDir === null) return
  try {
    if ((await readMark(dataDir))?.clinic === 'started') return
    await writeMark(dataDir, { clinic: 'started' })
  } catch (error) {
    log.warn({ error }, `${join(dataDir, MARK)} could not be written`)
  }
}

/** Returns whether this database contains a clinic: every one has an account or content. */
async function isFilled(db: Queryable): Promise<boolean> {
  for (const table of ['public.users', 'public.hospital_profile', 'public.doctors']) {
    const [found] = await db.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as exists',
      [table],
    )
    if (found?.exists && (await db.query(`select from ${table} limit 1`)).length > 0) return true
  }
  return false
}

/** Lists a clinic's files in a data directory, besides its database. */
async function tracesIn(dataDir: string, mark: Mark | null): Promise<string[]> {
  // An interrupted first start leaves some of the sample pictures, and never a backup.
  const folders = mark?.clinic === 'starting' ? ['backups'] : ['files', 'backups']
  const traces: string[] = []
  for (const name of folders) {
    if ((await entriesOf(join(dataDir, name))).length > 0) traces.push(name)
  }
  return mark?.clinic === 'started' ? [...traces, MARK] : traces
}

async function entriesOf(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => ignoreMissing(error) ?? [])
  // The root of a separate disk contains it.
  return names.filter((name) => name !== 'lost+found')
}

async function readMark(dataDir: string): Promise<Mark | null> {
  const text = await readFile(join(dataDir, MARK), 'utf8').catch(ignoreMissing)
  if (text === null) return null
  const started: Mark = { clinic: 'started', at: '' }
  try {
    const mark = JSON.parse(text) as Partial<Mark>
    // An unreadable mark is not from an interrupted first start: those are written atomically.
    return mark.clinic === 'starting' ? { ...started, ...mark } : started
  } catch {
    return started
  }
}

function ignoreMissing(error: unknown): null {
  const { code = '' } = error as NodeJS.ErrnoException
  if (['ENOENT', 'ENOTDIR'].includes(code)) return null
  throw error
}

async function writeMark(dataDir: string, mark: Omit<Mark, 'at'>): Promise<void> {
  const text = JSON.stringify({ ...mark, at: new Date().toISOString() })
  await putFile(dataDir, MARK, Buffer.from(`${text}\n`))
}

function describeLostDatabase(dataDir: string, traces: string[], state: string): string {
  return (
    `${belongs(dataDir, traces)}, but ${state}. Nothing was changed. Mount its ` +
    'disk, set DATA_DIR or DATABASE_URL as before, or restore a backup with ' +
    `npm run restore -- <file> (docs/backup.md). ${NEW_CLINIC}`
  )
}

function emptyPostgres(dataDir: string, traces: string[]): string {
  const move = traces.includes('database')
    ? ', or move the clinic there with npm run move -- --to <postgres url>'
    : ''
  return (
    `${belongs(dataDir, traces)}, but the database of DATABASE_URL is empty. Nothing was changed. ` +
    'Correct DATABASE_URL, or restore a backup into it with npm run restore -- <file>' +
    `${move} (docs/backup.md). ${NEW_CLINIC}`
  )
}

const belongs = (dataDir: string, traces: string[]): string =>
  `The data directory ${dataDir} belongs to a clinic (${traces.join(', ')})`

const NEW_CLINIC = 'For a new clinic, set DATA_DIR to a new directory.'
