/** Hands a file to the user, as a download. */

export function download(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The download holds the file by now; the address would hold it for as long as the page lives.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
