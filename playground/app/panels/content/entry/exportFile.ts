/** Hands a text to the visitor as a file of JSON. */
export function exportFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileName(name)
  link.click()
  URL.revokeObjectURL(address)
}

/** A name that file systems take. */
export function fileName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return `${plain || 'entry'}.json`
}
