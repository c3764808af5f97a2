/**
 * Asks anew for the scripts this page has asked for. One that failed for want of a network WebKit
 * would take for lost in this tab for ever, however often the page is loaded again.
 */
export async function refetchScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  await Promise.allSettled(Array.from(links, ({ href }) => fetch(href)))
}
