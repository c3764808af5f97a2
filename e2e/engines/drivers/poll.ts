import { setTimeout as pause } from 'node:timers/promises'

/** For a busy machine: otherwise the awaited events take a second or two. */
const LONGEST_MS = 45_000
const OFTEN_MS = 100

/**
 * Polls until the result is neither null nor false. A page that is being left cannot answer and is
 * polled again.
 */
export async function pollUntil<T>(
  attempt: () => Promise<T | null | false>,
  describe: () => Promise<string>,
): Promise<T> {
  const started = performance.now()
  let problem: unknown = null
  while (performance.now() - started < LONGEST_MS) {
    try {
      const result = await attempt()
      if (result !== null && result !== false && result !== undefined) return result
      problem = null
    } catch (error) {
      problem = error
    }
    await pause(OFTEN_MS)
  }
  const description = await describe().catch(String)
  throw new Error(`Waited in vain for ${description}`, { cause: problem })
}

/** The content of the page, dialogs first, for an error message. */
export function readVisibleText(): string {
  const container = document.querySelector<HTMLElement>('dialog[open]') ?? document.body
  const words = container?.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500)
  return `${location.href}, open for ${Math.round(performance.now() / 1000)} s: ${words}`
}
