import { execFile } from 'node:child_process'
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { findFreePort } from '../../supabase/local/free-port-for-tests.ts'
import { readUnit, sandboxOf, whyNoSandbox, withPlace, type UnitPlace } from './unit.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** The user `nobody`, in the place of the guide's `nadi`. */
const USER = 65_534

const isRoot = process.getuid?.() === 0
const built = await readdir(join(ROOT, 'dist/.server')).catch(() => [])
const missing = !isRoot
  ? 'not run: only root can start a service as another user'
  : built.length === 0
    ? 'not run: there is no built site in dist'
    : whyNoSandbox()

/** The commands of a chapter of the guide, as they are typed. */
async function commandsOf(chapter: string): Promise<string[]> {
  const guide = await readFile(join(ROOT, 'docs/operations.md'), 'utf8')
  const [, text = ''] = guide.split(`\n## ${chapter}\n`)
  const [, block = ''] = /```sh\n([^]*?)```/.exec(text) ?? []
  return block.trim().split('\n')
}

describe.for(missing === null ? [] : [missing])('%s', () => {
  test('the installation guide needs root and a built site', () => expect(missing).not.toBeNull())
})

describe.runIf(missing === null)(
  'on the server of the installation guide',
  { tags: ['full'] },
  () => {
    let folder: string
    let tree: string
    let data: string
    let place: UnitPlace
    let before: string
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'nadi-guide-'))
      await chmod(folder, 0o755)
      tree = join(folder, 'opt')
      data = join(folder, 'var')
      place = { tree, data, port: await findFreePort() }
      await mkdir(data, { mode: 0o700 })
      await chown(data, USER, USER)
      await shell(`git clone -q ${ROOT} ${folder}/origin && git clone -q ${folder}/origin ${tree}`)
      await symlink(join(ROOT, 'node_modules'), join(tree, 'node_modules'))
      await shell(`cp -r ${ROOT}/dist ${tree}/dist`)
      await putCommands()
      before = (await type('git rev-parse HEAD')).trim()
      await type('npm run build')
      await type('systemctl start nadi')
    }, 240_000)
    afterAll(async () => {
      await type('systemctl stop nadi')
      await rm(folder, { recursive: true, force: true })
    })

    /**
     * What the server has and this machine has not. `npm ci` and `npm prune` do nothing, and `npm run
     * build` only notes what the site was built from: they take minutes, and a network.
     */
    async function putCommands(): Promise<void> {
      const unit = await readUnit(place)
      const as = `setpriv --reuid ${USER} --regid ${USER} --clear-groups`
      const commands = {
        sudo: `shift 2; HOME=${data} exec ${as} env "$@"`,
        npm: `case "$*" in ci | prune*) ;; 'run build') exec node ${folder}/note.mjs ;; *) PATH=\${PATH#*:} exec npm "$@" ;; esac`,
        systemctl: `
pid=$(cat ${folder}/pid 2>/dev/null)
if [ "$1" = stop ]; then
  [ -z "$pid" ] || kill "$pid" 2>/dev/null
  while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
else
  cd ${unit('WorkingDirectory')[0]}; umask ${unit('UMask')[0]}
  setsid ${sandboxOf(unit, place)} ${as} --no-new-privs --bounding-set=-all env -i PATH="$PATH" ${unit('Environment').join(' ')} \\
    ${unit('ExecStart')[0]?.replace('/usr/bin/node', process.execPath)} >> ${folder}/log 2>&1 < /dev/null &
  echo $! > ${folder}/pid
fi`,
      }
      await mkdir(join(folder, 'bin'))
      for (const [name, text] of Object.entries(commands)) {
        await writeFile(join(folder, 'bin', name), `#!/bin/bash\n${text}\n`, { mode: 0o755 })
      }
      const noting = `import { fingerprintSources, writeSourceFingerprint } from '${ROOT}supabase/local/source-fingerprint.js'
await writeSourceFingerprint('${tree}/dist', await fingerprintSources('${tree}'))\n`
      await writeFile(join(folder, 'note.mjs'), noting)
    }

    const shell = async (line: string, cwd = folder): Promise<string> => {
      const path = `${join(folder, 'bin')}:${dirname(process.execPath)}:${process.env['PATH']}`
      const env = { ...process.env, PATH: path }
      return (await promisify(execFile)('bash', ['-c', line], { cwd, env })).stdout
    }
    const type = (line: string) => shell(withPlace(line, place), tree)
    const health = async () =>
      JSON.parse(await type('curl -s http://127.0.0.1:3000/healthz')) as Record<string, string>
    const well = async () => {
      await expect.poll(health, { timeout: 120_000, interval: 500 }).toMatchObject({ status: 'ok' })
    }
    const doctors = () => type('curl -s "http://127.0.0.1:3000/rest/v1/doctors?select=id&order=id"')

    /** Types a chapter; where the answer of a health check is asked for, the server gets its time to start. */
    async function walk(chapter: string, values: Record<string, string> = {}): Promise<void> {
      const commands = await commandsOf(chapter)
      expect(commands.at(-1)).toBe('curl http://127.0.0.1:3000/healthz')
      for (const command of commands) {
        const line = command.replace(/<[^>]+>/, (placeholder) => values[placeholder] ?? placeholder)
        if (line.startsWith('curl')) await well()
        await type(line)
      }
      expect(await shell(`find ${data} -user root`)).toBe('')
    }

    test('an upgrade and a rollback by the guide keep the clinic', async () => {
      await well()
      const content = await doctors()
      const { schema = '' } = await health()
      const next = '9000_of_tomorrow'
      await shell(
        `echo '-- Later.' > supabase/migrations/${next}.sql && echo later > src/later.txt && git add -A &&
        git -c user.name=Test -c user.email=test@clinic.invalid commit -qm later`,
        join(folder, 'origin'),
      )
      await walk('Upgrade')
      expect(await health()).toMatchObject({ status: 'ok', schema: next })
      expect(await doctors()).toBe(content)

      const [backup = ''] = await readdir(join(data, 'backups'))
      await walk('Roll back', {
        '<the commit before>': before,
        '<the backup>': join(data, 'backups', backup),
      })
      expect(await health()).toMatchObject({ status: 'ok', schema })
      expect(await doctors()).toBe(content)
    }, 600_000)

    test('a start without a build names the command, and root is refused with the line to type', async () => {
      await type('systemctl stop nadi')
      await type(`echo later > src/later-still.txt && systemctl start nadi`)
      const sentence = /is not what its sources say, .* npm ci --include=dev && npm run build/
      await expect
        .poll(() => readFile(join(folder, 'log'), 'utf8'), { timeout: 60_000 })
        .toMatch(sentence)
      await expect(type('DATA_DIR=/var/lib/nadi npm run backup')).rejects.toThrow(
        `Type this instead: sudo -u nobody DATA_DIR=${data} npm run backup`,
      )
      await type('rm src/later-still.txt && systemctl start nadi')
      await well()
    }, 240_000)
  },
)
