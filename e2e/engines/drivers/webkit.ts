import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'

import { findFreePort } from '../../../supabase/local/free-port-for-tests.ts'
import { requireProgram } from '../../../tools/other-browsers.ts'
import { hasClickHitTarget, guardClick, waitUntilStable } from './clicks.ts'
import { findInPage, serializeTarget } from './find.ts'
import { pollUntil, readVisibleText } from './poll.ts'
import { recordProblems, readRecordedProblems } from './problems.ts'
import type { Device, Engine, Key, Target } from './tab.ts'
import { newSession, type ElementId, type Session } from './webdriver.ts'

/** Keys as WebDriver encodes them. */
const KEYS: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' }

/** Debian's WebKitGTK, with a display of its own, so that its window can be as narrow as a phone. */
export const webkit: Engine = {
  name: 'WebKit',
  async open({ width, height }) {
    const [port, screen] = await Promise.all([findFreePort(), startScreen({ width, height })])
    const driver = spawn(requireProgram('webDriver'), [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: screen.display,
        // The sandbox needs privileges that a container lacks; only our own pages are opened.
        WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        LIBGL_ALWAYS_SOFTWARE: '1',
        DBUS_SESSION_BUS_ADDRESS: 'disabled:',
      },
    })
    const start = () =>
      newSession(`http://127.0.0.1:${port}`, {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: requireProgram('miniBrowser'),
          // Safari has these enabled; WebKitGTK disables them.
          args: ['--automation', '--features=+StorageAPI,+StorageAPIEstimate'],
        },
      })
    const session = await pollUntil(start, () => Promise.resolve('WebKit to start'))
    await session.send('POST', '/window/rect', { x: 0, y: 0, width, height })
    await session.send('POST', '/window/fullscreen')
    return {
      ...tabOf(session),
      async close() {
        await session.send('DELETE', '').catch(() => undefined)
        await Promise.all([ended(driver), ended(screen.process)])
      },
    }
  },
}

async function startScreen({ width, height }: { width: number; height: number }) {
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-nolisten', 'tcp']
  const process = spawn(requireProgram('screen'), args, {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = (await once(process.stdio[3] as Readable, 'data')) as [Buffer]
  return { process, display: `:${number.toString().trim()}` }
}

async function ended(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null) return
  const gone = once(program, 'exit')
  program.kill()
  await gone
}

function tabOf({ send, evaluate, element, on }: Session): Omit<Device, 'close'> {
  const readText = () => evaluate(readVisibleText)
  const found = (target: Target): Promise<ElementId> => {
    const serialized = serializeTarget(target)
    return pollUntil(
      () => element(findInPage, serialized),
      async () => `${JSON.stringify(serialized)} on ${await readText()}`,
    )
  }
  return {
    async goto(url) {
      await send('POST', '/url', { url })
      await evaluate(recordProblems)
    },
    async reload() {
      await send('POST', '/refresh')
    },
    evaluate,
    async click(target) {
      const click = async () => {
        const id = await found(target)
        await on(id, waitUntilStable)
        await on(id, guardClick)
        await send('POST', `/element/${id}/click`)
        return evaluate(hasClickHitTarget).catch(() => true)
      }
      await pollUntil(click, async () => `${JSON.stringify(target)} on ${await readText()}`)
    },
    async type(target, text) {
      // A form that is rendered anew during typing may lose letters.
      const enter = async () => {
        const id = await found(target)
        await send('POST', `/element/${id}/clear`)
        await send('POST', `/element/${id}/value`, { text })
        return (await send<string>('GET', `/element/${id}/property/value`)) === text
      }
      await pollUntil(enter, async () => `${JSON.stringify(target)} on ${await readText()}`)
    },
    async press(key, target) {
      if (target) await on(await found(target), (it) => it.focus())
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: KEYS[key] }))
      await send('POST', '/actions', { actions: [{ type: 'key', id: 'keys', actions }] })
    },
    async file(target, path) {
      await send('POST', `/element/${await found(target)}/value`, { text: path })
    },
    async see(target) {
      await found(target)
    },
    async until(work, ...args) {
      const evaluateWork = async () => Boolean(await evaluate(work, ...args))
      await pollUntil(evaluateWork, async () => `${work.toString()} on ${await readText()}`)
    },
    problems: () => evaluate(readRecordedProblems),
    async screenshot(path) {
      await writeFile(path, Buffer.from(await send<string>('GET', '/screenshot'), 'base64'))
    },
  }
}
