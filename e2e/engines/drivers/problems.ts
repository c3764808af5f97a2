interface Listening {
  recordedProblems?: string[]
}

/**
 * Runs in the page: WebKit's driver does not report the console, and others also report errors of
 * the page that was left, such as an aborted script.
 */
export function recordProblems(): void {
  const problems: string[] = []
  ;(window as Listening).recordedProblems = problems
  window.addEventListener('error', ({ message }) => problems.push(message))
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  window.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective} forbids ${blockedURI}`),
  )
  // oxlint-disable-next-line no-console -- listened to, not spoken into
  console.error = (...args: unknown[]) => problems.push(args.map(String).join(' '))
}

/** Runs in the page. */
export const readRecordedProblems = (): string[] => (window as Listening).recordedProblems ?? []
