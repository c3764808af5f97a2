import { mkdtemp, rm, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { findFreePort } from '../../supabase/local/free-port-for-tests.ts'
import { openLocalSupabase } from '../../supabase/local/local-supabase.ts'
import { createDisk } from './disk.ts'
import { startEditing, type Acknowledged } from './editor.ts'
import { startServer } from './server-process.ts'

/** What was left of a clinic after its server ended without warning. */
export interface Outcome {
  /** When it ended, in seconds after the start of the server, or of the first edit. */
  after: number
  acknowledged: { edits: number; pictures: number }
  /** What the server had acknowledged and the clinic has no more. */
  losses: { edits: number; pictures: number }
  /** Why it does not open again, or null. */
  fault: string | null
}

interface When {
  /** Seconds. */
  after: number
  /** Counted from the start of a new clinic's server, or from the first edit. */
  from: 'start' | 'editing'
}

/** Cuts the power of a new clinic's server at one moment, and opens what had reached the disk. */
export async function cutPower(when: When): Promise<Outcome> {
  const home = await mkdtemp(join(tmpdir(), 'nadi-power-cut-'))
  const disk = createDisk(home)
  const server = startServer(join(disk.folder, 'data'), await findFreePort())
  try {
    const acknowledged = await work(server, when)
    server.freeze()
    const cut = disk.copy()
    await server.kill()
    const left = await open(join(cut.folder, 'data'), acknowledged)
    cut.discard()
    return { after: when.after, ...left }
  } finally {
    await server.kill()
    disk.discard()
    await rm(home, { recursive: true })
  }
}

/** Kills the server of a clinic at one moment, again and again in the same clinic. */
export async function killAgainAndAgain(moments: readonly number[]): Promise<Outcome[]> {
  const home = await mkdtemp(join(tmpdir(), 'nadi-kill-'))
  const dataDir = join(home, 'data')
  const outcomes: Outcome[] = []
  try {
    for (const after of moments) {
      const server = startServer(dataDir, await findFreePort())
      const acknowledged = await work(server, { after, from: 'editing' })
      await server.kill()
      outcomes.push({ after, ...(await open(dataDir, acknowledged)) })
    }
  } finally {
    await rm(home, { recursive: true })
  }
  return outcomes
}

/** Runs a server under edits up to the moment; returns what was acknowledged by then. */
async function work(server: ReturnType<typeof startServer>, when: When): Promise<Acknowledged> {
  if (when.from === 'start') {
    await pause(when.after * 1000)
    return { edits: [], pictures: new Map() }
  }
  await server.running
  const editing = startEditing(server.url)
  await editing.firstEdit
  await pause(when.after * 1000)
  server.freeze()
  // Responses that were on their way count, because their client trusts them.
  await pause(100)
  await editing.stop()
  return editing.acknowledged
}

async function open(dataDir: string, acknowledged: Acknowledged): Promise<Omit<Outcome, 'after'>> {
  const { edits, pictures } = acknowledged
  const counted = { edits: edits.length, pictures: pictures.size }
  try {
    const clinic = await openLocalSupabase({ dataDir, seed: true })
    const [found] = await clinic.database.query<{ edits: number; files: string[] }>(
      `select (select count(*)::int from public.testimonials where patient_name = any ($1)) as edits,
        (select coalesce(json_agg(name), '[]') from storage.objects where name = any ($2)) as files`,
      [edits, [...pictures.keys()]],
    )
    await clinic.stop()
    const folder = join(dataDir, 'files/testimonials')
    let intactPictures = 0
    for (const name of found?.files ?? []) {
      const bytes = await readFile(join(folder, name)).catch(() => null)
      if (bytes && pictures.get(name)?.equals(bytes)) intactPictures += 1
    }
    const losses = {
      edits: edits.length - (found?.edits ?? 0),
      pictures: pictures.size - intactPictures,
    }
    return { acknowledged: counted, losses, fault: null }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { acknowledged: counted, losses: counted, fault }
  }
}
