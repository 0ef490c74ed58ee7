import { warnOnce } from '../../utils/problems/warn'
import type { ClientOptions } from '../options/ClientOptions'
import { editorOrigin, isLocalHost } from './editorOrigin'
import { isSet, type PageKeys, readPageKeys } from './readPageKeys'

const NO_KEYS = readPageKeys('')

/**
 * Returns the keys of a page's URL that a client with these options respects: all of them in the frame
 * of a trusted editor; elsewhere some only in a preview or on a local page.
 *
 * A view under any allowed key is a preview: it writes no cookies and sends no events. No key
 * chooses the space, overrules an option, or reaches content of another space.
 */
export function allowedPageKeys(
  keys: PageKeys,
  { pageKeys, trustedHosts }: Pick<ClientOptions, 'pageKeys' | 'trustedHosts'>,
  window: Window | undefined,
): PageKeys {
  if (pageKeys === false) return NO_KEYS
  if (pageKeys === 'all' || !keys.isPreview) return keys
  if (editorOrigin(window, keys, trustedHosts) !== undefined) return keys
  let allowed = { ...keys, isPreview: false }
  const refuse = (name: 'userAttributes' | 'env', remedy: string): void => {
    if (!isSet(keys[name])) return
    warnOnce(`"builder.${name}" in the page's address has no effect here. ${remedy}`)
    allowed = { ...allowed, [name]: NO_KEYS[name] }
  }
  // Otherwise a link chooses what targeting shows, as in the builder's client since 5.3.
  if (keys.preview === undefined) {
    refuse('userAttributes', 'Add "builder.preview=MODEL" to the address.')
  }
  // Otherwise a link moves content, events and forms to another host.
  if (window === undefined || !isLocalHost(window.location.hostname)) {
    refuse('env', 'Use the option "host" or "env", or a local page.')
  }
  return { ...allowed, isPreview: Object.values(allowed).some(isSet) }
}
