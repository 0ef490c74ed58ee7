/**
 * Where submissions for an email recipient go.
 *
 * @param parameters.id - Stays the same while a visitor tries again: a host may drop by it what it has already.
 */
export function emailUrl(
  host: string,
  parameters: {
    readonly apiKey: string
    readonly to: string
    readonly name: string
    readonly id: string
  },
): string {
  const query = new URLSearchParams({ ...parameters, to: base64(parameters.to) })
  return `${host}/api/v1/form-submit?${String(query).replace(/\+/g, '%20')}`
}

/** Of the text's UTF-8, since `btoa` knows nothing beyond Latin-1. */
function base64(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte))
  return btoa(bytes.join(''))
}
