import type { CDPSession } from 'playwright-core'

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** Microseconds of processor time; not there for what took none. */
  tdur?: number
}

const TRACED = { includedCategories: ['toplevel', 'devtools.timeline'] }

/**
 * The length of each task of the page's main thread during some work, in ms of processor time:
 * unlike the time on the clock it does not grow when other programs want the processor too.
 */
export async function threadTasks(
  devTools: CDPSession,
  work: () => Promise<void>,
): Promise<number[]> {
  const events: TraceEvent[] = []
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]))
  devTools.on('Tracing.dataCollected', collect)
  await devTools.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: TRACED })
  await work()
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve))
  await devTools.send('Tracing.end')
  await complete
  devTools.off('Tracing.dataCollected', collect)
  const page = busiest(events)
  return events
    .filter((event) => event.name.endsWith('RunTask') && threadOf(event) === page)
    .map(({ tdur = 0 }) => tdur / 1000)
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`

/** The thread that runs the page's script. */
function busiest(events: readonly TraceEvent[]): string | undefined {
  const calls = new Map<string, number>()
  for (const event of events) {
    if (event.name !== 'FunctionCall' && event.name !== 'EventDispatch') continue
    calls.set(threadOf(event), (calls.get(threadOf(event)) ?? 0) + 1)
  }
  return [...calls].toSorted(([, some], [, otherCount]) => otherCount - some)[0]?.[0]
}
