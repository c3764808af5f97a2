const TIMEOUT_MS = 60_000
/** Hosted Storage accepts at most a thousand names in one request. */
const AT_ONCE = 500

interface Picture {
  bucket: string
  name: string
}

/**
 * Sweeps a hosted project from outside (S-48): prunes its database, and deletes pictures that no
 * row has named for a week through the Storage API, the only way to delete files. Returns the
 * number per bucket. The secret key has all privileges.
 */
export async function sweepHosted(api: string, secretKey: string): Promise<Map<string, number>> {
  const sendRequest = async <T>(method: string, path: string, body: object): Promise<T> => {
    const response = await fetch(api + path, {
      method,
      headers: {
        apikey: secretKey,
        authorization: `Bearer ${secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: unknown) => {
      throw new Error(`Cannot reach the project at ${api}.`, { cause: error })
    })
    if (response.ok) return (await response.json()) as T
    const { message = '' } = (await response.json().catch(() => ({}))) as { message?: string }
    throw new Error(`The project at ${api} refused (${response.status}). ${message}`)
  }

  const unnamed = await sendRequest<Picture[]>('POST', '/rest/v1/rpc/sweep', {})
  const removed = new Map<string, number>()
  for (const [bucket, names] of byBucket(unnamed)) {
    for (let from = 0; from < names.length; from += AT_ONCE) {
      const prefixes = names.slice(from, from + AT_ONCE)
      const gone = await sendRequest<object[]>('DELETE', `/storage/v1/object/${bucket}`, {
        prefixes,
      })
      removed.set(bucket, (removed.get(bucket) ?? 0) + gone.length)
    }
  }
  return removed
}

function byBucket(pictures: readonly Picture[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { bucket, name } of pictures) found.set(bucket, [...(found.get(bucket) ?? []), name])
  return found
}
