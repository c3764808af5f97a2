/** Gives a text to the person as a file. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser has its own hold on the file once the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
