import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const START = fileURLToPath(new URL('../../supabase/local/start.js', import.meta.url))

export const FIRST_PASSWORD = 'the first password'

/** Nadi in a process of its own, as `npm start` runs it. */
export interface ServerProcess {
  url: string
  /** Resolves when it answers; fails when it ends instead, with what it said. */
  running: Promise<void>
  /** Kills it in the middle of its work, without a message. */
  freeze: () => void
  kill: () => Promise<void>
}

export function startServer(dataDir: string, port: number): ServerProcess {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    SUPERADMIN_PASSWORD: FIRST_PASSWORD,
  }
  const child = spawn(process.execPath, [START], { env, stdio: 'pipe' })
  let output = ''
  const running = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString()
      if (output.includes('Nadi is running')) resolve()
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(`The server ended: ${output}`)))
  })
  // A caller that does not wait for it has killed it.
  running.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${port}`,
    running,
    freeze: () => child.kill('SIGSTOP'),
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const gone = once(child, 'exit')
      child.kill('SIGKILL')
      await gone
    },
  }
}
