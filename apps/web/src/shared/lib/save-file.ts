/** Has the browser save a file. */
export function saveFile(content: BlobPart, name: string, type = 'application/octet-stream'): void {
  const url = URL.createObjectURL(content instanceof Blob ? content : new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers start reading only after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
