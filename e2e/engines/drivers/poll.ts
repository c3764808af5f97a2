import { setTimeout as pause } from 'node:timers/promises'

/** Others may be at work on the machine; what is waited for takes a second or two by itself. */
const LONGEST_MS = 45_000
const OFTEN_MS = 100

/** Asks until the answer is neither null nor false. A page that is just left cannot answer: it is asked again. */
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

/** What stands on the page, a dialog before all else, for a message. */
export function readVisibleText(): string {
  const shown = document.querySelector<HTMLElement>('dialog[open]') ?? document.body
  const words = shown?.innerText.replaceAll(/\s+/g, ' ').slice(0, 1500)
  return `${location.href}, open for ${Math.round(performance.now() / 1000)} s: ${words}`
}
