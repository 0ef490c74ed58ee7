const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes text for HTML, including attributes, as React does. */
export function escapeHtml(text: string): string {
  // Most texts have nothing to escape, and a search alone is faster.
  if (!/[&<>"']/.test(text)) return text
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}
