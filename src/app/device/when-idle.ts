/** Runs `work` once the page has loaded and nothing more urgent is going on. */
export function runWhenIdle(work: () => void | Promise<void>): void {
  const start = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => void work(), { timeout: 5_000 })
    else setTimeout(() => void work(), 500)
  }
  if (document.readyState === 'complete') start()
  else window.addEventListener('load', start, { once: true })
}
