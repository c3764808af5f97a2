import { createRandomId } from '#model/random-id.ts'

/** A repetition within this time is a retry; later it is a new request. */
const SAME_REQUEST_MS = 10 * 60_000

interface Request {
  args: string
  id: string
  at: number
}

type Once = <T>(name: string, args: object, send: (id: string) => Promise<T>) => Promise<T>

/**
 * Gives each request an idempotency key that it keeps until a response comes, so that the server
 * does nothing twice when a response was lost and the user retries (S-95).
 */
export function createIdempotentRequests(): Once {
  /** The last request of each procedure. */
  const unanswered = new Map<string, Request>()

  function requestOf(name: string, args: string): Request {
    const last = unanswered.get(name)
    if (last?.args === args && Date.now() - last.at < SAME_REQUEST_MS) return last
    const request = { args, id: createRandomId(), at: Date.now() }
    unanswered.set(name, request)
    return request
  }

  return async (name, args, send) => {
    const request = requestOf(name, JSON.stringify(args))
    const response = await send(request.id)
    if (unanswered.get(name) === request) unanswered.delete(name)
    return response
  }
}
