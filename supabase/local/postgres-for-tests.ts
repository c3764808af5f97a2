import { execFileSync, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { Client } from 'pg'

/** Where Debian and Homebrew keep the server's programs; the newest version comes last. */
const HOMES = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt']

/** Whether this machine has the programs of a Postgres server. */
export function postgresAvailable(): boolean {
  return binaries() !== null
}

/** A Postgres server of its own, in a temporary directory and on a free port. */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = binaries()
  if (bin === null) throw new Error('This machine has no Postgres server.')
  const home = mkdtempSync(join(tmpdir(), 'nadi-postgres-'))
  const data = join(home, 'data')
  const user = notRoot()
  if (user) chownSync(home, user.uid, user.gid)
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N']
  execFileSync(join(bin, 'initdb'), initArgs, { ...user, cwd: home, stdio: 'ignore' })

  const port = await freePort()
  const serverArgs = ['-D', data, '-p', String(port), '-k', home, '-h', '127.0.0.1', '-F']
  const options = { ...user, cwd: home, stdio: 'ignore' } as const
  const server = spawn(join(bin, 'postgres'), serverArgs, options)
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  // A test run that breaks off would leave the server behind.
  const kill = () => server.kill('SIGQUIT')
  process.once('exit', kill)

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const stop = async () => {
    process.off('exit', kill)
    server.kill('SIGINT')
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  for (let attempt = 0; !(await answers(url)); attempt++) {
    if (attempt === 100) {
      await stop()
      throw new Error('The Postgres server did not start.')
    }
    await pause(100)
  }
  return { url, stop }
}

function binaries(): string | null {
  const found = HOMES.flatMap((home) => {
    const versions = existsSync(home) ? readdirSync(home).toSorted() : []
    return versions.map((version) => join(home, version, 'bin'))
  })
  return found.findLast((bin) => existsSync(join(bin, 'postgres'))) ?? null
}

/** Postgres refuses to run as root; Debian's package brings a user for it. */
function notRoot(): { uid: number; gid: number } | null {
  return process.getuid?.() === 0 ? { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') } : null
}

function idOfPostgres(flag: '-u' | '-g'): number {
  return Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

async function answers(url: string): Promise<boolean> {
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
