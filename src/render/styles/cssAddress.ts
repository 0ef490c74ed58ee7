/** An address as a string of CSS, which it cannot end: what could is encoded. */
export function cssAddress(address: string): string {
  return `"${address.trim().replace(/["\\\n\r\f]/g, encodeURIComponent)}"`
}
