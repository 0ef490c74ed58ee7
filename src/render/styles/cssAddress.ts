/** Quotes an address for CSS. Characters that could end the string are encoded. */
export function cssAddress(address: string): string {
  return `"${address.trim().replace(/["\\\n\r\f]/g, encodeURIComponent)}"`
}
