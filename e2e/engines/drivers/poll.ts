import { setTimeout as pause } from 'node:timers/promises'

/** For a busy machine: otherwise the awaited events take a second or two. */
const LONGEST_MS = 45_000
const OFTEN_MS = 100

/**
 * Polls until the result is neither null nor false. A page that is being left cannot answer and is
 * polled again.
 */
export async function pollUntil<T>(
  ask: () => Promise<T | null | false>,
  describe: () => Promise<string>,
): Promise<T> {
  const started = performance.now()
  let problem: unknown = null
  while (performance.now() - started < LONGEST_MS) {
    try {
      const answer = await ask()
      if (answer !== null && answer !== false && answer !== undefined) return answer
      problem = null
    } catch (error) {
      problem = error
    }
    await pause(OFTEN_MS)
  }
  const shown = await describe().catch(String)
  throw new Error(`Waited in vain for ${shown}`, { cause: problem })
}

/** The content of the page, dialogs first, for an error message. */
export function readVisibleText(): string {
  const shown = document.querySelector<HTMLElement>('dialog[open]') ?? document.body
  const words = shown?.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500)
  return `${location.href}, open for ${Math.round(performance.now() / 1000)} s: ${words}`
}
