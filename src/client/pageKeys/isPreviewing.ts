import { readPageKeys } from './readPageKeys'

/** The query of an address: as text, parsed, or as frameworks hand it to pages. */
export type Search =
  | string
  | URLSearchParams
  | { readonly [name: string]: string | readonly string[] | undefined }

/**
 * Whether an address asks for a preview, or is open in an editor: a page that would answer 404 for
 * want of content renders then all the same.
 *
 * It says nothing about who asks; unpublished content is up to the content host.
 *
 * @param search - The page's query, or its whole address. The browser's, unless given; without
 *   either, `false`.
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
