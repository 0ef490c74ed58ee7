/** Has the browser keep `content` as a file of that name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Browsers read the address after the click.
  setTimeout(() => URL.revokeObjectURL(address))
}
