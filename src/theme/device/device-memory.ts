// Small things a device keeps between visits. Private windows and full disks
// refuse to store; then values last until the page is closed, without a message.

const unstored = new Map<string, string>()

/** The value this device keeps under a name, or null. */
export function recall(name: string): string | null {
  try {
    return unstored.get(name) ?? localStorage.getItem(name)
  } catch {
    return null
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
    unstored.delete(name)
  } catch {
    unstored.set(name, value)
  }
}
