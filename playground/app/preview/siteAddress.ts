import type { EntrySummary } from '../data/entries'
import { pathOf } from '../install/installedContent'
import type { UrlState } from '../state/urlState'

/** Address of the previewed page, as the address bar shows it. */
export function siteAddress({ source, address }: UrlState, entry: EntrySummary): string {
  const given = source.kind === 'space' ? source.space?.url : (address ?? entry.url)
  return given === undefined ? '/' : toAddress(given)
}

/**
 * Reduces a typed address or link to path, query and fragment: `spring-sale` and
 * `https://x.example/spring-sale` become `/spring-sale`.
 */
export function toAddress(typed: string): string {
  const text = typed.trim()
  const full = /^[a-z]+:\/\//i.test(text) ? text : `http://site.invalid/${trimStart(text)}`
  if (!URL.canParse(full)) return '/'
  const { pathname, search, hash } = new URL(full)
  return pathname + search + hash
}

/** Changes a parameter in the query of an address; an empty value takes it away. */
export function withParameter(address: string, name: string, value: string): string {
  const url = new URL(address, 'http://site.invalid')
  if (value) url.searchParams.set(name, value)
  else url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** Finds the published entry for an address, ignoring a trailing slash. */
export function entryAt(
  entries: readonly EntrySummary[],
  address: string,
): EntrySummary | undefined {
  const path = pathOf(address)
  return entries.find(
    ({ url, published }) => published && url !== undefined && pathOf(url) === path,
  )
}

const trimStart = (text: string) => text.replace(/^[/\\]+/, '')
