import { vi } from 'vitest'

/** Makes every later write to the database fail, until mocks are restored. */
export function breakDisk(): void {
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('the disk failed', 'UnknownError')
  })
}
