import { median } from '../../statistics.ts'
import { CASES, type Case, type Measured, type Step } from '../speed.ts'

/** One row of a table of figures. */
export interface Figure {
  label: string
  /** What it is of its case, in a word. */
  unit: string
  what: Case | 'memory'
  /** The median of one peer; NaN where it has none. */
  of: (own: readonly Measured[]) => number
  shown: (value: number) => string
}

const ms = (value: number) => value.toFixed(value < 20 ? 1 : 0)
const kB = (value: number) => (value / 1000).toFixed(value < 100_000 ? 1 : 0)
const whole = (value: number) => value.toFixed(0)

/** As near to the first as this counts as first. */
export const NEAR = 1.1

export const figures: readonly Figure[] = [
  ...CASES.flatMap((what): Figure[] => {
    const time: Figure = {
      label: `${what}, ms`,
      unit: 'time',
      what,
      of: step(what, 'ms'),
      shown: ms,
    }
    if (what === 'reload to first rows') return [time]
    const first: Figure = {
      label: '– its first rows, ms',
      unit: 'first rows',
      what,
      of: step(what, 'firstMs'),
      shown: ms,
    }
    return [
      time,
      ...(what === 'cold mirror' ? [first] : []),
      { label: '– requests', unit: 'requests', what, of: step(what, 'requests'), shown: whole },
      { label: '– kB', unit: 'bytes', what, of: step(what, 'bytes'), shown: kB },
    ]
  }),
  {
    label: 'memory then, MB',
    unit: 'size',
    what: 'memory',
    of: (own) => median(own.map(({ memoryMB }) => memoryMB)),
    shown: (value) => value.toFixed(1),
  },
]

function step(what: Case, unit: keyof Pick<Step, 'ms' | 'firstMs' | 'requests' | 'bytes'>) {
  return (own: readonly Measured[]): number => {
    const steps = own.flatMap((one) => one.steps.filter((s) => s.what === what))
    return steps.some(({ fault }) => fault) ? NaN : median(steps.map((one) => one[unit]))
  }
}

/** The least of the values that are there. */
export const bestOf = (values: readonly number[]): number =>
  Math.min(...values.filter((value) => !Number.isNaN(value)))
