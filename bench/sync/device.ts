import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'

import { MAX_MS, limitTime } from './limits.ts'
import { createPeerServer } from './peer-server.ts'
import { CLOSED, type Edit, type Illness, type StepOfPeer, type Timed } from './peer.ts'
import type { PeerSpec } from './peers.ts'
import type { Stack } from './servers/stack.ts'

const CLOSE_MS = 10_000

/** What was passed on, once of each. */
const reportedMessages = new Set<string>()

/** A browser profile with a page of one peer. */
export class Device {
  private readonly context: BrowserContext
  private readonly address: string
  private readonly title: string
  private page: Page
  /** Words that have to stand on the server before a peer that is told nothing is done. */
  private awaited: readonly Edit[] = []
  /** What the page complained of last. */
  private complaint = ''

  private constructor(context: BrowserContext, page: Page, address: string, title: string) {
    this.context = context
    this.page = page
    this.address = address
    this.title = title
  }

  /** A new one, which holds nothing and has opened nothing yet. */
  static async open(browser: Browser, peer: PeerSpec, stack: Stack): Promise<Device> {
    const context = await browser.newContext()
    const address = `${stack.gateway.url}/${peer.name}/?token=${stack.token}`
    const device = new Device(context, await context.newPage(), address, peer.title)
    const server = createPeerServer(peer, stack)
    await context.exposeFunction('waitForArrival', () => server.waitForEdits(device.awaited))
    device.listen()
    await device.visit(CLOSED)
    return device
  }

  /** Runs one step by the page's clock. */
  timed(stepName: StepOfPeer): Promise<Timed> {
    return this.run(
      stepName,
      this.page.evaluate((step) => window.bench.timed(step), stepName),
    )
  }

  count(): Promise<number> {
    return this.run(
      'count',
      this.page.evaluate(() => window.bench.peer.count()),
    )
  }

  get(id: string): Promise<Illness | undefined> {
    return this.run(
      'get',
      this.page.evaluate((key) => window.bench.peer.get(key), id),
    )
  }

  questions(): Promise<readonly string[]> {
    return this.run(
      'questions',
      this.page.evaluate(() => window.bench.peer.questions()),
    )
  }

  async edit(edits: readonly Edit[]): Promise<void> {
    this.awaited = edits
    await this.run(
      'edit',
      this.page.evaluate((all) => window.bench.peer.edit(all), [...edits]),
    )
  }

  /** Loads the page again as a reader would; answers with when its first rows stood there, in ms. */
  async reload(): Promise<Timed> {
    await this.renew('')
    const ms = await this.run(
      'reload',
      this.page.evaluate(() => window.bench.shownAt),
    )
    return { ms, firstMs: ms }
  }

  /** What the page's script holds in memory, after everything that can go is gone; in MB. */
  memory(): Promise<number> {
    return this.run('memory', this.heap())
  }

  private async heap(): Promise<number> {
    const devTools = await this.context.newCDPSession(this.page)
    for (let time = 0; time < 3; time++) await devTools.send('HeapProfiler.collectGarbage')
    const { usedSize } = await devTools.send('Runtime.getHeapUsage')
    await devTools.detach()
    return usedSize / 1e6
  }

  /** Ends the page as the system does when it wants the memory, and opens it again. */
  async killAndReopen(between: () => Promise<void> = async () => undefined): Promise<void> {
    const devTools: CDPSession = await this.context.newCDPSession(this.page)
    const crashed = this.page.waitForEvent('crash')
    devTools.send('Page.crash').catch(() => undefined)
    await crashed
    await between()
    await this.renew(CLOSED)
    await this.timed('open')
  }

  async close(): Promise<void> {
    await limitTime('close', CLOSE_MS, this.context.close()).catch(() => undefined)
  }

  private async renew(hash: string): Promise<void> {
    await limitTime('close', CLOSE_MS, this.page.close())
    this.page = await this.context.newPage()
    this.listen()
    await this.visit(hash)
  }

  private async visit(hash: string): Promise<void> {
    await this.page.goto(`${this.address}${hash}`)
    await this.page.waitForFunction(() => 'bench' in window)
  }

  /** Passes on what the page says, so that a failure can be understood. */
  private listen(): void {
    const report = (words: string, isError: boolean) => {
      const [first = ''] = words.split('\n')
      const short = first.slice(0, 240)
      if (isError) this.complaint = short
      const line = `  ${this.title} says: ${short}\n`
      if (!reportedMessages.has(line)) process.stderr.write(line)
      reportedMessages.add(line)
    }
    this.page.on('pageerror', ({ message }) => report(message, true))
    this.page.on('console', (line) => {
      if (['error', 'warning'].includes(line.type())) report(line.text(), line.type() === 'error')
    })
  }

  private async run<T>(label: string, work: Promise<T>): Promise<T> {
    try {
      return await limitTime(label, MAX_MS, work)
    } catch (error) {
      // What a page says before it stops tells more than that it did.
      if (error instanceof Error && this.complaint) error.message += `; it said: ${this.complaint}`
      throw error
    }
  }
}
