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
  const hosts = trustedHosts ?? defaultTrustedHosts(window.location.hostname)
  return isTrustedOrigin(origin, hosts) ? origin : undefined
}

function embeddingOrigin(window: Window): string {
  // Firefox has no ancestorOrigins; there, the referrer is the page around the frame, or was.
  const { ancestorOrigins }: { readonly ancestorOrigins?: ArrayLike<string> } = window.location
  return ancestorOrigins?.[0] ?? parseUrl(window.document.referrer)?.origin ?? ''
}

const LOCAL_HOST = /^(?:|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i

/**
 * Hosts that may edit where a site names none: the builder's own editor, and an editor on the
 * visitor's machine where the page is on it too. On a live page, anything may listen on that
 * machine.
 *
 * @param pageHost - Host name of the page, empty for a file.
 */
export function defaultTrustedHosts(pageHost: string): readonly string[] {
  const builder = ['*.beta.builder.io', 'beta.builder.io', 'builder.io', 'qa.builder.io']
  return LOCAL_HOST.test(pageHost) ? [...builder, 'localhost'] : builder
}

/**
 * Whether pages of an origin may edit content live.
 *
 * Only http and https count. Host names are compared as a whole, whatever the port; `*.name` stands
 * for every subdomain of `name`, and not for `name` itself.
 */
export function isTrustedOrigin(origin: string, trustedHosts: readonly string[]): boolean {
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
