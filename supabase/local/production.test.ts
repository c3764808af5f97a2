import { execFile, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { parseAst } from 'vite'
import { describe, expect, test } from 'vitest'

import { findFreePort } from './free-port-for-tests.ts'
import { fingerprintSources, writeSourceFingerprint } from './source-fingerprint.js'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const SERVER = join(ROOT, 'dist/.server')
const missing = existsSync(SERVER) ? null : 'not run: there is no built site in dist'

interface Locked {
  dev?: true
  optional?: true
  devOptional?: true
}
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}
/** The folders of what `npm prune --omit=dev --omit=optional` leaves. */
const production = Object.entries(packages).flatMap(([folder, it]) =>
  folder === '' || it.dev || it.optional || it.devOptional ? [] : [folder],
)

/** The packages that these files import. */
function listImportedPackages(files: readonly string[]): string[] {
  const sources = files.flatMap((file) =>
    parseAst(readFileSync(file, 'utf8')).body.flatMap((node) =>
      'source' in node && node.source ? [node.source.value] : [],
    ),
  )
  const named = sources.filter((it) => !/^(?:\.|node:)/.test(it) && !builtinModules.includes(it))
  return [...new Set(named.map((it) => /^(?:@[^/]+\/)?[^/]+/.exec(it)?.[0] ?? it))]
}

describe.for(missing === null ? [] : [missing])('%s', () => {
  test('the packages of a server need a built site', () => expect(missing).not.toBeNull())
})

describe.runIf(missing === null)('the built server', () => {
  test('the server and its commands import only packages that production installs', () => {
    const built = readdirSync(SERVER).filter((file) => file.endsWith('.js'))
    const imported = listImportedPackages([
      ...built.map((file) => join(SERVER, file)),
      join(ROOT, 'supabase/local/check-passwords.mjs'),
    ])
    expect(imported).toEqual(expect.arrayContaining(['@electric-sql/pglite', 'bcryptjs']))
    expect(imported.filter((name) => !production.includes(`node_modules/${name}`))).toEqual([])
  })

  test('production installs nothing that builds or reads TypeScript', () => {
    const builders = [
      'vite',
      'rolldown',
      'esbuild',
      'typescript',
      'tsx',
      'workbox-build',
      'postcss',
    ]
    expect(production).toContain('node_modules/pg')
    expect(builders.filter((name) => production.includes(`node_modules/${name}`))).toEqual([])
  })

  test(
    'a server starts, backs itself up and is restored with the packages of production alone',
    { tags: ['full'], timeout: 300_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'nadi-production-'))
      const port = await findFreePort()
      const env = {
        PATH: process.env['PATH'],
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        NODE_ENV: 'production',
      }
      const command = (...args: string[]) =>
        promisify(execFile)(process.execPath, ['supabase/local/run-command.js', ...args], {
          cwd: folder,
          env,
        })
      try {
        await copyProject(folder)
        const server = spawn(process.execPath, ['supabase/local/start.js'], { cwd: folder, env })
        const ended = new Promise((resolve) => void server.once('exit', resolve))
        try {
          const fetchLogin = () => fetch(`http://127.0.0.1:${port}/login`)
          await expect
            .poll(fetchLogin, { timeout: 120_000, interval: 500 })
            .toMatchObject({ status: 200 })
          expect((await command('backup')).stdout).toContain('and opened once to be sure')
        } finally {
          server.kill()
          await ended
        }
        expect((await command('reset-password', 'superadmin')).stdout).toContain(
          'One-time password',
        )
        const [backup = ''] = await readdir(join(folder, 'data/backups'))
        const restored = await promisify(execFile)(
          process.execPath,
          ['supabase/local/run-command.js', 'restore', join(folder, 'data/backups', backup)],
          { cwd: folder, env: { ...env, DATA_DIR: join(folder, 'restored') } },
        )
        expect(restored.stdout).toContain('Restored the clinic')

        await writeFile(join(folder, 'src/later.ts'), '// A change.')
        await expect(
          promisify(execFile)(process.execPath, ['supabase/local/start.js'], { cwd: folder, env }),
        ).rejects.toThrow(
          /the packages that build it are not installed\. Type there: npm ci --include=dev && npm run build/,
        )
        expect((await command('backup', join(folder, 'later.tar.gz'))).stdout).toContain(
          'Backed up',
        )
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
  )
})

/** Copies the sources, the build of them, and of the packages only what production installs. */
async function copyProject(folder: string): Promise<void> {
  const files = ['package.json', 'package-lock.json', 'index.html', 'vite.config.ts']
  for (const name of [...files, 'src', 'public', 'tools', 'supabase', 'dist']) {
    await cp(join(ROOT, name), join(folder, name), { recursive: true })
  }
  for (const name of production) {
    await cp(join(ROOT, name), join(folder, name), {
      recursive: true,
      filter: (source) => !source.slice(ROOT.length + name.length).includes('node_modules'),
    })
  }
  await writeSourceFingerprint(join(folder, 'dist'), await fingerprintSources(folder))
}
