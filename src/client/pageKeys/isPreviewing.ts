import { readPageKeys } from './readPageKeys'

/** Query of a URL: as text, parsed, or in the form that frameworks pass to pages. */
export type Search =
  | string
  | URLSearchParams
  | { readonly [name: string]: string | readonly string[] | undefined }

/**
 * Whether a URL asks for a preview or for editing. Use it to render a page that would otherwise
 * answer 404 because its content is unpublished.
 *
 * It does not check who asks: the content host controls access to unpublished content.
 *
 * @param search - Query of the page, or its full URL. Defaults to the browser's; without a browser,
 *   the result is `false`.
 */
export function isPreviewing(search: Search = globalThis.location?.search ?? ''): boolean {
  const { preview, editing, frameEditing } = readPageKeys(queryIn(search))
  return (preview ?? editing ?? frameEditing) !== undefined
}

function queryIn(search: Search): string {
  if (typeof search === 'string') return search.slice(search.indexOf('?') + 1)
  if (search instanceof URLSearchParams) return `${search}`
  const pairs = Object.entries(search).map(([name, value]) => [name, `${value ?? ''}`])
  return `${new URLSearchParams(pairs)}`
}
