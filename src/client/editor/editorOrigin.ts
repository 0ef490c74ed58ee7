import type { PageKeys } from '../pageKeys/readPageKeys'

/**
 * Returns the origin of the editor that frames this page, or `undefined` for an ordinary visit.
 *
 * Editing requires a frame, a trusted parent origin, and an editing key in the page's URL.
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
  // Firefox lacks `ancestorOrigins`; its referrer is the framing page, unless the frame navigated.
  const { ancestorOrigins }: { readonly ancestorOrigins?: ArrayLike<string> } = window.location
  return ancestorOrigins?.[0] ?? parseUrl(window.document.referrer)?.origin ?? ''
}

const LOCAL_HOST = /^(?:|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i

/**
 * Returns the default hosts that may edit: the builder's own editor, and `localhost` if the page is
 * on it too. On a live page, any program may listen on the visitor's machine.
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
 * Accepts only http and https. Compares whole host names and ignores the port; `*.name` matches
 * every subdomain of `name` but not `name` itself.
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
