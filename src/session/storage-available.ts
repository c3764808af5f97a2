/** Whether this browser keeps anything for us: some private windows and settings do not. Keeps nothing itself. */
export function isStorageAvailable(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      localStorage.getItem('')
      const probe = indexedDB.open('nadi-probe')
      probe.addEventListener('upgradeneeded', () => {
        probe.transaction?.abort()
        resolve(true)
      })
      probe.addEventListener('error', (event) => {
        event.preventDefault()
        resolve(false)
      })
    } catch {
      resolve(false)
    }
  })
}
