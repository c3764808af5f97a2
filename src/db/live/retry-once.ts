/** Safari may drop the connection as it wakes up; whoever asks again gets another [D15]. */
export function retryOnce<T>(query: () => Promise<T>): Promise<T> {
  return query().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UnknownError') return query()
    throw error
  })
}
