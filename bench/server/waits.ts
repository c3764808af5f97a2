import type { Op } from '../../src/model/mutation.ts'
import { call, type Editor } from './staff.ts'

/** How long each of `times` runs took, in milliseconds, one after the other. */
export async function measureTimes(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = []
  for (let run = 0; run < times; run++) {
    const started = performance.now()
    await work()
    took.push(performance.now() - started)
  }
  return took
}

/** Does `work` over and over in so many loops while `measure` runs; answers with what that answers. */
export async function measureUnderLoad<T>(
  loops: number,
  work: () => Promise<unknown>,
  measure: () => Promise<T>,
): Promise<T> {
  const over = new AbortController()
  const loop = async () => {
    while (!over.signal.aborted) await work()
  }
  const running = Array.from({ length: loops }, loop)
  try {
    return await measure()
  } finally {
    over.abort()
    await Promise.all(running)
  }
}

/** A stranger who guesses: each time another name, so that no limit on a name gets in the way. */
export function guessPassword(url: string): Promise<unknown> {
  return call(url, 'sign_in', { username: crypto.randomUUID(), password: 'a guess' })
}

/** The most that one push may ask for: a hundred moves of illnesses. */
export function worstPush(editor: Editor, illnesses: readonly string[]): Promise<unknown> {
  const edits = Array.from({ length: 50 }, () => [move(illnesses), move(illnesses)])
  return editor.push(edits)
}

function move(illnesses: readonly string[]): Op {
  const any = () => illnesses[Math.floor(Math.random() * illnesses.length)] ?? ''
  return { t: 'health_library_illnesses', id: any(), op: 'move', after: any() }
}
