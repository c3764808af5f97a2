import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'

import { createClinicProcess, type Clinic } from './clinic.ts'
import { createDevice } from './device.ts'
import { injectFault, planFault } from './fault-injection.ts'
import { limitTime } from './limit-time.ts'
import { editOnce, openPanelScreen, type Person } from './person.ts'
import { createRandomSource } from './random.ts'
import { readDeviceOutbox } from './read-device-outbox.ts'
import { countVerdicts, isFault, type FinalState } from './verdict.ts'

// npm run chaos -- --minutes 10 --seed 7: three people edit on three devices while the server, their
// browsers, their tabs, the network and their clocks are killed, cut and turned at random. Afterwards
// everything is mended, and each word that was typed is looked for. It needs a built site (npm run
// build). The seed decides what is done and when; what it meets hangs on the machine, too.
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, seed: { type: 'string' } },
})
const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed)
const DEVICES = 3
/** How long everything may take to come to rest after the last fault. */
const HEALING_MS = 180_000

const home = await mkdtemp(join(tmpdir(), 'nadi-chaos-'))
const print = (text: string) => process.stdout.write(`${text}\n`)
const accounts = Array.from({ length: DEVICES }, (_, n) => ({
  username: `person-${n + 1}`,
  password: `the password of person ${n + 1}`,
}))
const clinic = await createClinicProcess(home, accounts)
const people: Person[] = []
const time = { isOver: false }
try {
  await clinic.start()
  for (const [n, account] of accounts.entries()) {
    const device = await createDevice(join(home, account.username), clinic.port)
    people.push({ ...account, device, chance: createRandomSource(seed + n + 1), words: [] })
  }
  for (const person of people) await settleIn(person)
  print(`seed ${seed}: ${values.minutes} minutes begin`)
  const end = Date.now() + Number(values.minutes) * 60_000
  const tally = await Promise.all([injectFaultsUntil(end, clinic), ...people.map(work)])
  const rest = await comeToRest(clinic)
  report(tally, rest)
} finally {
  for (const { device } of people) await device.close()
  await clinic.kill()
  await rm(home, { recursive: true, force: true, maxRetries: 3 })
}

/** Signs in, and waits until this device could open every screen without a network. */
async function settleIn(person: Person): Promise<void> {
  const page = await openPanelScreen(person, 'dashboard')
  await page.waitForFunction(
    async () => {
      const response = await globalThis.fetch('/staff-files.json')
      const fileCount = Object.keys((await response.json()) as object).length
      const cache = await caches.open('staff-files')
      return navigator.serviceWorker.controller && (await cache.keys()).length >= fileCount
    },
    null,
    { timeout: 60_000, polling: 500 },
  )
}

/** Injects one fault after the other, some at once. Resolves when all of them are over. */
async function injectFaultsUntil(end: number, server: Clinic): Promise<Record<string, number>> {
  const chance = createRandomSource(seed)
  const tally: Record<string, number> = {}
  const underway = new Map<string, Promise<void>>()
  for (;;) {
    const planned = planFault(chance, DEVICES)
    await pause(planned.after * 1_000)
    if (Date.now() > end) break
    const device = people[planned.device]?.device
    const target =
      planned.fault === 'server killed' ? 'server' : `${planned.fault} ${planned.device}`
    // What is down already cannot get the same fault.
    if (!device || underway.has(target)) continue
    tally[planned.fault] = (tally[planned.fault] ?? 0) + 1
    underway.set(
      target,
      limitTime(injectFault(planned, device, server))
        .catch((error: unknown) => {
          print(`${target}: ${String(error)}`)
        })
        .finally(() => {
          underway.delete(target)
        }),
    )
  }
  await Promise.all(underway.values())
  time.isOver = true
  return tally
}

/** Edits until the time is over; a fault stops one edit, not the person. */
async function work(person: Person): Promise<Record<string, number>> {
  const tally = { edits: 0, interrupted: 0 }
  while (!time.isOver) {
    try {
      await limitTime(editOnce(person))
      tally.edits += 1
    } catch (error) {
      tally.interrupted += 1
      if (process.env['DEBUG']) print(`${person.username}: ${String(error).split('\n')[0]}`)
      await pause(300)
    }
  }
  return tally
}

/** Everybody looks at their sync centre until nothing moves any more. */
async function comeToRest(server: Clinic): Promise<FinalState> {
  print('everything is mended; waiting until nothing moves')
  const latest = Date.now() + HEALING_MS
  const outboxes: FinalState['outboxes'][number][] = []
  for (const person of people) {
    let outbox = await outboxOf(person)
    while (outbox.some(({ state }) => state !== 'parked') && Date.now() < latest) {
      const before = JSON.stringify(outbox)
      await pause(5_000)
      outbox = await outboxOf(person)
      const isStill = before === JSON.stringify(outbox)
      // What stands behind a parked edit stays.
      if (isStill && outbox.some(({ state }) => state === 'parked')) break
    }
    outboxes.push(outbox)
  }
  for (const { device } of people) await device.killBrowser()
  await server.kill()
  return { outboxes, ...(await server.left()) }
}

async function outboxOf(person: Person): Promise<FinalState['outboxes'][number]> {
  for (let tries = 1; ; tries++) {
    try {
      return await limitTime(syncAndRead(person))
    } catch (error) {
      if (tries > 5) throw error
    }
  }
}

async function syncAndRead(person: Person): ReturnType<typeof readDeviceOutbox> {
  const page = await openPanelScreen(person, 'sync')
  await page.getByRole('button', { name: 'Sync now' }).click()
  await page.waitForTimeout(3_000)
  return readDeviceOutbox(page)
}

function report([injected, ...workers]: Record<string, number>[], rest: FinalState): void {
  const words = people.flatMap((person) => person.words)
  const counted = countVerdicts(words, rest)
  print(`faults: ${JSON.stringify(injected)}`)
  print(`people: ${JSON.stringify(workers)}`)
  print(`words typed: ${words.length}, said to be saved: ${words.filter((w) => w.isSaved).length}`)
  for (const [verdict, ended] of counted) {
    print(`  ${verdict}: ${ended.length}`)
    if (!isFault(verdict)) continue
    process.exitCode = 1
    for (const { text, field } of ended) print(`    ${text} in ${field}`)
  }
  const faults = [...counted.keys()].filter(isFault)
  print(faults.length === 0 ? 'every word is accounted for' : 'NOT every word is accounted for')
  if (words.length === 0) process.exitCode = 1
}
