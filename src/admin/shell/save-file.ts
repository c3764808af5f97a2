/** Saves a text as a file for the user. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Once the click has been handled, the browser holds the file itself.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
