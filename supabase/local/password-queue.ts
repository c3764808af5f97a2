import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

import { ROOT } from './root.ts'

/** About two seconds of comparisons; with a longer queue a client had better retry later. */
const MOST_STRANGERS = 20
/** The staff of a large clinic, all at once. */
const MOST_KNOWN = 100

interface Comparison {
  password: string
  stored: string
  done: (matches: boolean) => void
  failed: (error: unknown) => void
}

/** Compares passwords with bcrypt hashes, one after the other, in a thread of its own. */
export interface PasswordQueue {
  /**
   * Returns whether the password matches the hash, or 'full' when too many wait. Requests from
   * known devices have priority, so that strangers never keep staff waiting.
   */
  compare: (password: string, stored: string, isKnown: boolean) => Promise<boolean | 'full'>
}

/** Creates a queue whose thread starts with the first comparison and keeps no process alive. */
export function createPasswordQueue(): PasswordQueue {
  const known: Comparison[] = []
  const strangers: Comparison[] = []
  let worker: Worker | null = null
  let isBusy = false

  async function work(): Promise<void> {
    if (isBusy) return
    isBusy = true
    for (let next = take(); next; next = take()) {
      try {
        next.done(await compareInThread(next))
      } catch (error) {
        // The next one gets a new thread.
        worker = null
        next.failed(error)
      }
    }
    isBusy = false
  }

  const take = () => known.shift() ?? strangers.shift()

  async function compareInThread({ password, stored }: Comparison): Promise<boolean> {
    worker ??= new Worker(new URL('supabase/local/check-passwords.mjs', ROOT))
    // The process waits for it only while it works.
    worker.ref()
    worker.postMessage({ password, stored })
    const [matches] = (await once(worker, 'message')) as [boolean]
    worker.unref()
    return matches
  }

  return {
    compare(password, stored, isKnown) {
      const [queue, most] = isKnown ? [known, MOST_KNOWN] : [strangers, MOST_STRANGERS]
      if (queue.length >= most) return Promise.resolve('full')
      return new Promise((done, failed) => {
        queue.push({ password, stored, done, failed })
        void work()
      })
    },
  }
}
