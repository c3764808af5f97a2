import { strict as assert } from 'node:assert'

import { mirrorTable } from '#db/database.ts'
import { UNDO_WINDOW_MS } from '#db/outbox.ts'
import { isFingerprint } from '#model/fingerprints.ts'

import { decide } from './decide.ts'
import { Device } from './device.ts'
import { openDeviceForm, saveDeviceForm } from './forms.ts'
import {
  checkEveryEditIsAccountedFor,
  checkVisitorIsCurrent,
  isInitialSyncRunning,
  checkLoggedOnce,
  checkMirrorMatchesServer,
  readRepairCount,
  checkOwnEditIsShown,
} from './invariants.ts'
import { performEdit } from './people.ts'
import { STAFF, type Server } from './server.ts'
import type { History, SimulationStep } from './steps.ts'

/** What the histories of a run did, so that a run in which nothing happened cannot pass. */
export interface Tally {
  histories: number
  steps: number
  edits: number
  rounds: number
  crashes: number
  /** Transactions that the browser ended. */
  ended: number
  twins: number
  restores: number
  parked: number
  /** Responses that a visitor had from a cache. */
  cached: number
  /** Sync cycles after which more pages of an initial sync were to come. */
  portions: number
  repairs: number
  /** Rows that something hung on and that came back [R17]. */
  wholes: number
}

export const createTally = (): Tally => ({
  histories: 0,
  steps: 0,
  edits: 0,
  rounds: 0,
  crashes: 0,
  ended: 0,
  twins: 0,
  restores: 0,
  parked: 0,
  cached: 0,
  portions: 0,
  repairs: 0,
  wholes: 0,
})

// How many edits go at once when all come to rest: one by one is how each can be looked at.
const AT_REST = [1, 1, 1, 1, 1, 1, 3, 3, 3]

/** Runs one history on a fresh server and fresh devices, checking every invariant on the way. */
export async function play(
  server: Server,
  history: History,
  { isSingleUser, tally }: { isSingleUser: boolean; tally: Tally },
): Promise<void> {
  await server.begin()
  const world = new World(server, history, tally)
  const before = server.pieces.returnCount
  try {
    for (const step of history.steps) await world.take(step)
    await world.comeToRest(isSingleUser)
  } finally {
    tally.wholes += server.pieces.returnCount - before
    world.close()
    await server.end()
  }
}

class World {
  private readonly server: Server
  private readonly history: History
  private readonly tally: Tally
  private readonly devices: Record<'a' | 'b' | 'visitor', Device>
  private restored = false
  private ids = 0

  constructor(server: Server, history: History, tally: Tally) {
    this.server = server
    this.history = history
    this.tally = tally
    this.devices = {
      a: new Device(server, 'a'),
      b: new Device(server, 'b'),
      visitor: new Device(server, null),
    }
  }

  private readonly nextId = (): string => {
    this.ids += 1
    return `00000000-0000-4000-9000-${this.ids.toString(16).padStart(12, '0')}`
  }

  async take(step: SimulationStep): Promise<void> {
    this.tally.steps += 1
    this.server.caches.step()
    if (step.step === 'edit') return this.edit(step)
    if (step.step === 'sync') return this.sync(step)
    return 'device' in step ? this.onDevice(step) : this.onServer(step)
  }

  private async onDevice(
    step: Exclude<Extract<SimulationStep, { device: string }>, { step: 'edit' | 'sync' }>,
  ): Promise<void> {
    const device = this.devices[step.device]
    switch (step.step) {
      case 'open':
        return openDeviceForm(device, step.table, step.row)
      case 'save':
        return saveDeviceForm(device, { ...step, nextId: this.nextId })
      case 'decide':
        return decide(device, step.decision, this.nextId)
      case 'late':
        return device.deliverLate()
      case 'clock':
        device.clock = step.at
    }
  }

  /** What happens on the server's side. */
  private async onServer(step: Exclude<SimulationStep, { device: string }>): Promise<void> {
    switch (step.step) {
      case 'direct':
        return this.server.direct(step.sql)
      case 'backup':
        return this.server.backup()
      case 'restore':
        this.restored = true
        this.tally.restores += 1
        // Nothing that was on its way to the old server reaches the new one.
        for (const device of Object.values(this.devices)) device.late.length = 0
        return this.server.restore()
      case 'role':
        return this.server.direct(
          step.role === 'disabled'
            ? `update public.users set is_enabled = false where id = '${STAFF.b.id}'`
            : `update public.users set role = '${step.role}', is_enabled = true where id = '${STAFF.b.id}'`,
        )
      case 'sign in':
        return this.server.signIn('b')
      case 'anew':
        this.devices.visitor.close()
        this.devices.visitor = new Device(this.server, null)
    }
  }

  private async edit(step: Extract<SimulationStep, { step: 'edit' }>): Promise<void> {
    const device = this.devices[step.device]
    const kind = this.history.kinds[step.kind % this.history.kinds.length]
    if (!kind) return
    const plan = { kind, row: step.row, value: step.value, nextId: this.nextId }
    const before = device.acked.size
    const performedEdit = await device.withFailure(step.failure, () => performEdit(device, plan))
    if (device.acked.size > before) this.tally.edits += 1
    else if (step.failure) this.tally.crashes += 1
    if (performedEdit) await checkOwnEditIsShown(device, performedEdit)
  }

  private async sync(step: Extract<SimulationStep, { step: 'sync' }>): Promise<void> {
    const device = this.devices[step.device]
    this.tally.rounds += 1
    if (step.twin) {
      this.tally.twins += 1
      await Promise.all([device.sync(step.fault, step.max), device.sync('none', 50)])
      if ((await device.sync()) !== 'failed') await checkMirrorMatchesServer(device, this.server)
      return
    }
    const result = await device.withFailure(step.failure, () => device.sync(step.fault, step.max))
    if (result === null) this.tally.crashes += 1
    else if (result !== 'failed') await checkMirrorMatchesServer(device, this.server)
    if (await isInitialSyncRunning(device)) this.tally.portions += 1
    await this.visitorsHoldNothingHidden()
  }

  /** I5, at any moment. */
  private async visitorsHoldNothingHidden(): Promise<void> {
    const { db } = this.devices.visitor
    for (const illness of await mirrorTable(db, 'health_library_illnesses').toArray()) {
      assert.equal(illness['visibility'], 'published', 'I5: a visitor holds a draft')
      const forStaff = Object.keys(illness).filter(isFingerprint)
      assert.deepEqual(forStaff, [], 'I5: a visitor holds what a translation was made from')
    }
    for (const notice of await mirrorTable(db, 'notices').toArray()) {
      assert.equal(notice['is_enabled'], true, 'I5: a visitor holds a hidden notice')
    }
    for (const row of await mirrorTable(db, 'doctors').toArray()) {
      assert.equal(row['is_enabled'], true, 'I5: a visitor holds a hidden doctor')
      assert.ok(!('added_by' in row), 'I5: a visitor holds a column for staff')
    }
  }

  /** No more faults, everybody has their rights back, and all go round until nothing moves. */
  async comeToRest(isSingleUser: boolean): Promise<void> {
    const devices = Object.values(this.devices)
    for (const device of devices) await device.deliverLate()
    await this.server.direct(
      `update public.users set role = 'Content Manager', is_enabled = true where id = '${STAFF.b.id}'`,
    )
    await this.server.signIn('a')
    await this.server.signIn('b')
    let before = -1
    for (let cycle = 0; ; cycle++) {
      assert.ok(cycle < 40, 'I7: the devices never come to rest')
      const results = []
      this.server.caches.outlive()
      for (const device of devices) {
        // No undo window is open any more, even if a clock was set wrong [D13].
        device.clock += UNDO_WINDOW_MS
        results.push(await device.sync('none', AT_REST[cycle] ?? 50))
      }
      const version = await this.server.value<number>('select version as value from sync.clock')
      if (version === before && results.every((result) => result === 'idle')) break
      before = version
    }
    for (const device of devices) {
      await checkMirrorMatchesServer(device, this.server)
      await checkEveryEditIsAccountedFor(device, this.server, {
        restored: this.restored,
        isSingleUser,
      })
      this.tally.parked += await device.db.outbox.filter((e) => e.state === 'parked').count()
      this.tally.repairs += await readRepairCount(device)
    }
    await checkVisitorIsCurrent(this.devices.visitor, this.server)
    await checkLoggedOnce(this.server)
    this.tally.cached += this.server.caches.hits
    for (const device of devices) this.tally.ended += device.ended
    this.tally.histories += 1
  }

  close(): void {
    for (const device of Object.values(this.devices)) device.close()
  }
}
