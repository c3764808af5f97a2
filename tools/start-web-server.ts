import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

import { findFreePort } from '../supabase/local/free-port-for-tests.ts'
import { findWebServer, type WebServer } from './web-servers.ts'

const DEPLOY = fileURLToPath(new URL('../deploy/', import.meta.url))
const FILES = { nginx: 'nginx.conf', caddy: 'Caddyfile' }

/** What is put in the place of the paths and addresses that stand in deploy/. */
interface Place {
  site?: string
  upstream?: string
}

/** A real web server with a configuration of deploy/, as it is but for its addresses and folders. */
export async function startWebServer(
  server: WebServer,
  kind: 'static' | 'proxy' | 'cached',
  { site = '', upstream = '' }: Place,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), `nadi-${server}-`))
  const port = await findFreePort()
  const config = await readFile(join(DEPLOY, `${kind}.${FILES[server]}`), 'utf8')
  const localConfig = config
    .replaceAll('/srv/nadi/dist', site)
    .replaceAll('/var/cache/nginx/nadi', join(folder, 'cache'))
    .replaceAll('127.0.0.1:3000', upstream.replace('http://', ''))
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    // Not every machine that tests has IPv6.
    .replace('listen [::]:80;', '')
    .replace(/^clinic\.example \{/m, `http://127.0.0.1:${port} {`)
    .replace('clinic.example', '127.0.0.1')
  await writeFile(join(folder, 'site.conf'), localConfig)
  await writeFile(join(folder, 'main.conf'), createConfiguration(server, folder))
  const args =
    server === 'nginx'
      ? ['-p', folder, '-e', 'stderr', '-c', join(folder, 'main.conf')]
      : ['run', '--adapter', 'caddyfile', '--config', join(folder, 'main.conf')]
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder }
  const child = spawn(findWebServer(server) ?? server, args, { stdio: 'pipe', env })
  let output = ''
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    const gone = child.exitCode === null ? once(child, 'exit') : null
    child.kill('SIGTERM')
    await gone
    await rm(folder, { recursive: true, force: true })
  }
  while (!(await fetch(url).catch(() => null))) {
    if (child.exitCode !== null) throw new Error(`${server} does not start: ${output}`)
    await pause(50)
  }
  return { url, stop }
}

/** What Debian has around a site: nothing that a site could lean on. */
function createConfiguration(server: WebServer, folder: string): string {
  if (server === 'caddy') return `{\n\tadmin off\n\tauto_https off\n}\nimport ${folder}/site.conf\n`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  // Workers of a root's nginx run as the user `nobody`, which may not read what a test has written.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  return `${user}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
events {}
http {
  access_log off;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`
}
