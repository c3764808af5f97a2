import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The web servers that deploy/ has configurations for. */
export type WebServer = 'nginx' | 'caddy'

/** Where a web server's program is; null on a machine without it. Debian has nginx in /usr/sbin. */
export function findWebServer(server: WebServer): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin']
  return folders.map((folder) => join(folder, server)).find((path) => existsSync(path)) ?? null
}
