const ENTITIES: Readonly<Record<string, string>> = {
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/**
 * Escapes a value for HTML, in text and in quoted attributes. Entities in it stay: values of an API
 * often have them, and an entity never begins a tag.
 */
export function escapeMarkup(text: string): string {
  return text.replace(/[<>"']/g, (character) => ENTITIES[character] ?? character)
}
