import { attempt } from '../../utils/values/attempt'
import type { PageKeys } from './readPageKeys'

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
  return isTrustedOrigin(origin, window.location.hostname, trustedHosts) ? origin : undefined
}

function embeddingOrigin(window: Window): string {
  // Firefox lacks `ancestorOrigins`; its referrer is the framing page, unless the frame navigated.
  const { ancestorOrigins }: { readonly ancestorOrigins?: ArrayLike<string> } = window.location
  return ancestorOrigins?.[0] ?? parseUrl(window.document.referrer)?.origin ?? ''
}

/** Hosts of the builder's own editor. */
const EDITOR_HOSTS = ['builder.io', 'beta.builder.io', 'qa.builder.io', 'localhost']

/** Whether a page's host name is that of the visitor's own machine; empty for a file. */
export function isLocalHost(name: string): boolean {
  return LOCAL_HOST.test(name)
}

const LOCAL_HOST = /^(?:|(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/i

/**
 * Whether an editor on `origin` may edit a page.
 *
 * Compares whole host names; `*.name` matches every subdomain of `name` but not `name` itself. An
 * editor speaks https, on the default port unless its entry names another. If the page or the
 * editor is on this machine, the scheme and the port do not count: no network lies between.
 *
 * @param pageHost - Host name of the page, empty for a file.
 * @param trustedHosts - The site's own list. By default the builder's hosts; `localhost` is one of
 *   them only for a page on it, since any program may listen on a visitor's machine.
 */
export function isTrustedOrigin(
  origin: string,
  pageHost: string,
  trustedHosts?: readonly string[],
): boolean {
  const { protocol = '', host = '', hostname = '' } = parseUrl(origin) ?? {}
  const isPageLocal = isLocalHost(pageHost)
  const isEditorLocal = isLocalHost(hostname)
  if (!trustedHosts && isEditorLocal && !isPageLocal) return false
  const isNear = isPageLocal || isEditorLocal
  if (protocol !== 'https:' && !(isNear && protocol === 'http:')) return false
  const names = isNear ? [host, hostname] : [host]
  return (trustedHosts ?? EDITOR_HOSTS).some((entry) => {
    const pattern = entry.toLowerCase()
    return names.some((name) =>
      pattern.startsWith('*.') ? name.endsWith(pattern.slice(1)) : name === pattern,
    )
  })
}

function parseUrl(text: string): URL | undefined {
  return attempt(() => new URL(text))
}
