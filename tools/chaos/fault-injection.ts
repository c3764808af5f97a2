import { setTimeout as pause } from 'node:timers/promises'

import type { Device } from './device.ts'
import type { RandomSource } from './random.ts'

/** A server that can be killed and started again on the same data. */
export interface FaultTarget {
  kill: () => Promise<void>
  start: () => Promise<void>
}

const DAY_MS = 24 * 60 * 60_000

/** The kinds of fault injection. */
const kinds = [
  'server killed',
  'browser killed',
  'tab closed',
  'offline',
  'line cut in responses',
  'line dead',
  'clock wrong',
] as const
export type Fault = (typeof kinds)[number]

/** What happens next, and to which device; the same for the same seed. */
export interface PlannedFault {
  /** Seconds after the one before it. */
  after: number
  fault: Fault
  device: number
  /** Seconds until it is over. */
  lasts: number
  /** How far a clock is off, in milliseconds. */
  shift: number
}

export function planFault(chance: RandomSource, devices: number): PlannedFault {
  return {
    after: chance.between(1, 6),
    fault: chance.oneOf(kinds),
    device: Math.floor(chance.between(0, devices)),
    lasts: chance.between(0.5, 12),
    // From a month behind to a month ahead, and often by a little.
    shift: Math.round(chance.between(-1, 1) ** 3 * 30 * DAY_MS),
  }
}

/** Does it, waits until it is over and mends what does not mend by itself. */
export async function injectFault(
  { fault, lasts, shift }: PlannedFault,
  { line, ...device }: Device,
  server: FaultTarget,
): Promise<void> {
  const thenEnd = (end: () => Promise<void> | void) => pause(lasts * 1_000).then(end)
  switch (fault) {
    case 'server killed':
      await server.kill()
      return thenEnd(server.start)
    case 'browser killed':
      return device.killBrowser()
    case 'tab closed':
      return device.closeTab()
    case 'offline':
      await device.setOffline(true)
      return thenEnd(() => device.setOffline(false))
    case 'line cut in responses':
      line.setState('cut')
      return thenEnd(() => line.setState('good'))
    case 'line dead':
      line.setState('dead')
      return thenEnd(() => line.setState('good'))
    case 'clock wrong':
      await device.shiftClock(shift)
      return thenEnd(() => device.shiftClock(0))
  }
}
