import { vi } from 'vitest'

/** From here on the device's disk fails whenever something is to be added to it, until mocks are restored. */
export function breakDisk(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('the disk failed', 'UnknownError')
  })
}
