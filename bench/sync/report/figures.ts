import { median } from '../../statistics.ts'
import { CASES, type Case, type Measured, type Step } from '../speed.ts'

/** One row of a table of figures. */
export interface Figure {
  label: string
  /** What it is of its case, in a word. */
  unit: string
  caseName: Case | 'memory'
  /** The median of one peer; NaN where it has none. */
  getMedian: (measured: readonly Measured[]) => number
  format: (value: number) => string
}

const ms = (value: number) => value.toFixed(value < 20 ? 1 : 0)
const kB = (value: number) => (value / 1000).toFixed(value < 100_000 ? 1 : 0)
const whole = (value: number) => value.toFixed(0)

/** As near to the first as this counts as first. */
export const NEAR = 1.1

export const figures: readonly Figure[] = [
  ...CASES.flatMap((caseName): Figure[] => {
    const time: Figure = {
      label: `${caseName}, ms`,
      unit: 'time',
      caseName,
      getMedian: step(caseName, 'ms'),
      format: ms,
    }
    if (caseName === 'reload to first rows') return [time]
    const first: Figure = {
      label: '– its first rows, ms',
      unit: 'first rows',
      caseName,
      getMedian: step(caseName, 'firstMs'),
      format: ms,
    }
    return [
      time,
      ...(caseName === 'cold mirror' ? [first] : []),
      {
        label: '– requests',
        unit: 'requests',
        caseName,
        getMedian: step(caseName, 'requests'),
        format: whole,
      },
      { label: '– kB', unit: 'bytes', caseName, getMedian: step(caseName, 'bytes'), format: kB },
    ]
  }),
  {
    label: 'memory then, MB',
    unit: 'size',
    caseName: 'memory',
    getMedian: (measured) => median(measured.map(({ memoryMB }) => memoryMB)),
    format: (value) => value.toFixed(1),
  },
]

function step(caseName: Case, unit: keyof Pick<Step, 'ms' | 'firstMs' | 'requests' | 'bytes'>) {
  return (measured: readonly Measured[]): number => {
    const steps = measured.flatMap((one) => one.steps.filter((s) => s.caseName === caseName))
    return steps.some(({ fault }) => fault) ? NaN : median(steps.map((one) => one[unit]))
  }
}

/** The least of the values that are there. */
export const bestOf = (values: readonly number[]): number =>
  Math.min(...values.filter((value) => !Number.isNaN(value)))
