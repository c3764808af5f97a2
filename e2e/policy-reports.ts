import type { BrowserContext } from 'playwright-core'

/** Reports every violation of the content security policy in a device's pages and frames. */
export async function onPolicyReport(
  context: BrowserContext,
  onReport: (message: string) => void,
): Promise<void> {
  await context.exposeBinding('tellOfPolicy', ({ frame }, message: string) =>
    onReport(`${frame.url()}: ${message}`),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellOfPolicy } = window as unknown as { tellOfPolicy: (message: string) => void }
      tellOfPolicy(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`.trim())
    })
  })
}
