/**
 * Retries a query once. Safari may close the connection as it resumes, and a new query opens
 * another [D15].
 */
export function retryOnce<T>(query: () => Promise<T>): Promise<T> {
  return query().catch((error: unknown) => {
    if (error instanceof Error && error.name === 'UnknownError') return query()
    throw error
  })
}
