import type { PageKeys } from '../pageKeys/readPageKeys'

/**
 * Origin of the editor that shows this page in a frame, or `undefined` for an ordinary visit.
 *
 * Editing takes all three: a frame, a trusted origin around it, and a key in the page's URL that
 * asks for it.
 */
export function editorOrigin(
  window: Window | undefined,
  pageKeys: PageKeys,
  trustedHosts?: readonly string[],
): string | undefined {
  if (window === undefined || window.parent === window) return undefined
  const { editing, frameEditing, preview } = pageKeys
  if ((editing ?? frameEditing ?? preview) === undefined) return undefined
  const origin = embeddingOrigin(window)
  return isTrustedOrigin(origin, trustedHosts) ? origin : undefined
}

function embeddingOrigin(window: Window): string {
  // Firefox has no ancestorOrigins; there, the referrer is the page around the frame, or was.
  const { ancestorOrigins }: { readonly ancestorOrigins?: ArrayLike<string> } = window.location
  return ancestorOrigins?.[0] ?? parseUrl(window.document.referrer)?.origin ?? ''
}

/** Hosts of the builder's own editor. */
export const DEFAULT_TRUSTED_HOSTS: readonly string[] = [
  '*.beta.builder.io',
  'beta.builder.io',
  'builder.io',
  'localhost',
  'qa.builder.io',
]

/**
 * Whether pages of an origin may edit content live.
 *
 * Only http and https count. Host names are compared as a whole, whatever the port; `*.name` stands
 * for every subdomain of `name`, and not for `name` itself.
 */
export function isTrustedOrigin(
  origin: string,
  trustedHosts: readonly string[] = DEFAULT_TRUSTED_HOSTS,
): boolean {
  const { protocol = '', hostname = '' } = parseUrl(origin) ?? {}
  if (!/^https?:$/.test(protocol)) return false
  return trustedHosts.some((pattern) =>
    pattern.startsWith('*.')
      ? hostname.endsWith(pattern.slice(1).toLowerCase())
      : hostname === pattern.toLowerCase(),
  )
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
