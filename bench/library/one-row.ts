import { FULL_PULL } from '../../src/model/cursors.ts'
import type { Queryable } from '../../supabase/local/database.ts'
import { median } from '../statistics.ts'

const TIMES = 9

/** Staff change the summary of one illness. */
export async function changeOneRow(database: Queryable): Promise<void> {
  await database.query(`update public.health_library_illnesses
    set short_summary = 'Changed at ' || clock_timestamp()
    where display_order = (select max(display_order) from public.health_library_illnesses)`)
}

/** Measures, in ms, how long the server takes to send one changed row to a synced client. */
export async function measureOneRowPull(url: string, change: () => Promise<void>): Promise<number> {
  const took: number[] = []
  // A state that no client asked from before, so the server has no cached response.
  for (let time = 0; time < TIMES; time++) {
    const { cursor: baseCursor } = await pull(url, FULL_PULL)
    await change()
    await pull(url, baseCursor)
    await change()
    const started = performance.now()
    await pull(url, baseCursor)
    took.push(performance.now() - started)
  }
  return median(took)
}

async function pull(url: string, since: string): Promise<{ cursor: string }> {
  const response = await fetch(`${url}/rest/v1/rpc/visitor_pull?since=${since}`)
  return (await response.json()) as { cursor: string }
}
