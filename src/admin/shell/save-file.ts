/** Downloads a text as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // After the click is handled, the browser no longer needs the object URL.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
