import type { BrowserContext } from 'playwright-core'

/** Reports every violation of the content security policy in a device's pages and frames. */
export async function onPolicyReport(
  context: BrowserContext,
  onReport: (message: string) => void,
): Promise<void> {
  await context.exposeBinding('reportViolation', ({ frame }, message: string) =>
    onReport(`${frame.url()}: ${message}`),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportViolation } = window as unknown as {
        reportViolation: (message: string) => void
      }
      reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`.trim())
    })
  })
}
