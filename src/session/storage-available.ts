/**
 * Returns whether this browser stores data: some private windows and settings do not. Leaves no
 * data behind.
 */
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
