import type { BrowserContext } from 'playwright-core'

/** Tells of everything that a page of a device, or a frame in it, was not allowed to do by its policy (CSP). */
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
