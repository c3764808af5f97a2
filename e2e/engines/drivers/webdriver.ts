/** WebDriver's key of an element in JSON. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

export type ElementId = string

/** The subset of WebDriver that the tests need, with a session's URL. */
export interface Session {
  send: <T = null>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<T>
  evaluate: <A extends unknown[], T>(work: (...args: A) => T, ...args: A) => Promise<Awaited<T>>
  /** The element that a function returns. */
  element: <A extends unknown[]>(
    work: (...args: A) => Element | null,
    ...args: A
  ) => Promise<ElementId | null>
  /** Runs a function with an element of the page. */
  on: (id: ElementId, work: (element: HTMLElement) => unknown) => Promise<void>
}

export async function newSession(driver: string, capabilities: object): Promise<Session> {
  const alwaysMatch = { ...capabilities, timeouts: { script: 30_000, pageLoad: 60_000 } }
  const created = await sendRequest<{ sessionId: string }>('POST', `${driver}/session`, {
    capabilities: { alwaysMatch },
  })
  const session = `${driver}/session/${created.sessionId}`
  const send: Session['send'] = (method, path, body) => sendRequest(method, session + path, body)
  const evaluate: Session['evaluate'] = async (work, ...args) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve()
        .then(() => (${work.toString()})(...arguments[0]))
        .then((value) => done({ value }), (error) => done({ problem: String(error?.stack ?? error) }))`
    const result = await send<{ value?: never; problem?: string }>('POST', '/execute/async', {
      script,
      args: [args],
    })
    if (result.problem !== undefined) throw new Error(result.problem)
    return result.value as never
  }
  return {
    send,
    evaluate,
    async on(id, work) {
      const script = `const done = arguments[1]
        Promise.resolve((${work.toString()})(arguments[0])).then(() => done(), done)`
      await send('POST', '/execute/async', { script, args: [{ [ELEMENT]: id }] })
    },
    async element(work, ...args) {
      const found = await evaluate(work, ...args)
      return (found as unknown as Record<string, ElementId> | null)?.[ELEMENT] ?? null
    },
  }
}

async function sendRequest<T>(method: string, url: string, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }),
  })
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error} ${value.message}`)
  return value
}
