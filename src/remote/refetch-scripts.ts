/**
 * Fetches this page's scripts again. WebKit remembers a script that failed without a network as
 * failed in this tab, even after a reload.
 */
export async function refetchScripts(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')
  await Promise.allSettled(Array.from(links, ({ href }) => fetch(href)))
}
