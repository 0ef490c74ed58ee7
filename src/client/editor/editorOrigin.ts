import type { PageKeys } from '../pageKeys/PageKeys'
import { isTrustedOrigin } from './isTrustedOrigin'

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
  const [ancestor] = Array.from(ancestorOrigins ?? [])
  if (ancestor !== undefined) return ancestor
  try {
    return new URL(window.document.referrer).origin
  } catch {
    return ''
  }
}
