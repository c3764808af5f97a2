import type { BrowserContext } from 'playwright-core'

/** Reports every violation of the content security policy in a device's pages and frames. */
export async function onPolicyReport(
  context: BrowserContext,
  heard: (what: string) => void,
): Promise<void> {
  await context.exposeBinding('tellOfPolicy', ({ frame }, what: string) =>
    heard(`${frame.url()}: ${what}`),
  )
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellOfPolicy } = window as unknown as { tellOfPolicy: (what: string) => void }
      tellOfPolicy(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`.trim())
    })
  })
}
