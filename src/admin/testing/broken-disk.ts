import { vi } from 'vitest'

/** From here on every write to the device's disk fails, until mocks are restored. */
export function breakDisk(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('the disk failed', 'UnknownError')
  })
}
