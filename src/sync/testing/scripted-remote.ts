import type { SyncResponse, Mutation, MutationResult } from '#model/mutation.ts'
import type { Remote, Upload } from '#remote/remote.ts'

const TAG = '0123abcd'

/** The responses that a test scripts; each has a default. */
export interface Script {
  pull?: (since: string | null) => SyncResponse | Promise<SyncResponse>
  push?: (
    mutations: readonly Mutation[],
    since: string | null,
  ) => SyncResponse | Promise<SyncResponse>
  upload?: (picture: Upload) => void | Promise<void>
}

export const cursor = (version: number, rank = 2): string => `${version}.${TAG}.${rank}`

/**
 * Creates a remote with scripted responses. By default nothing has changed and every edit is
 * applied.
 */
export function scriptRemote(script: Script = {}) {
  const requests: { pulls: (string | null)[]; pushes: Mutation[][]; uploads: string[] } = {
    pulls: [],
    pushes: [],
    uploads: [],
  }
  const remote: Remote = {
    async pull(since) {
      requests.pulls.push(since)
      return (await script.pull?.(since)) ?? { cursor: since ?? cursor(0) }
    },
    async push(mutations, since) {
      requests.pushes.push([...mutations])
      const response = await script.push?.(mutations, since)
      return response ?? { cursor: since ?? cursor(0), results: mutations.map(({ id }) => ok(id)) }
    },
    async upload(picture) {
      requests.uploads.push(picture.name)
      await script.upload?.(picture)
    },
  }
  return { remote, requests }
}

export const ok = (id: string): MutationResult => ({ id, status: 'ok' })
