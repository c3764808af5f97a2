import { CLOSED, FIRST_ROWS, type Peer } from '../peer.ts'

/** Opens what is stored and shows its first rows, as any list does; then the bench has the page. */
export function show(peer: Peer): void {
  window.bench = {
    peer,
    shownAt: location.hash === CLOSED ? Promise.resolve(NaN) : showFirstRows(peer),
    async timed(stepName) {
      const started = performance.now()
      let firstMs: number | undefined
      if (stepName === 'mirror') await peer.open()
      await peer[stepName === 'mirror' ? 'pull' : stepName](
        () => (firstMs ??= performance.now() - started),
      )
      const ms = performance.now() - started
      return { ms, firstMs: firstMs ?? ms }
    },
  }
}

async function showFirstRows(peer: Peer): Promise<number> {
  await peer.open()
  const list = document.createElement('ol')
  for (const { illness_name: name, short_summary: summary } of await peer.first(FIRST_ROWS)) {
    const item = document.createElement('li')
    item.textContent = `${name}: ${summary}`
    list.append(item)
  }
  document.body.append(list)
  return performance.now()
}
