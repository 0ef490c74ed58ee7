import { warnOnce } from '../../utils/problems/warn'
import type { ClientOptions } from '../options/ClientOptions'
import { editorOrigin, isLocalHost } from './editorOrigin'
import { isSet, type PageKeys, readPageKeys } from './readPageKeys'

/**
 * When a key is heeded: always, with `builder.preview` beside it, or on local pages. In the frame
 * of a trusted editor, every key is.
 */
type Heeded = 'always' | 'preview' | 'local'

const REMEDIES: Readonly<Record<Heeded, string>> = {
  always: '',
  preview: 'Add "builder.preview=MODEL" to the address.',
  local: 'Use the option "host" or "env", or a local page.',
}

/**
 * When each key of a page's URL is heeded. Others never are.
 *
 * A view under any heeded key is a preview: it writes no cookies and sends no events. No key
 * chooses the space, overrules an option, or reaches content of another space.
 */
export const PAGE_KEY_RULES: Readonly<Record<keyof Omit<PageKeys, 'isPreview'>, Heeded>> = {
  preview: 'always',
  editing: 'always',
  frameEditing: 'always',
  overrides: 'always',
  tests: 'always',
  cachebust: 'always',
  noCache: 'always',
  locale: 'always',
  includeRefs: 'always',
  enrich: 'always',
  // Otherwise a link chooses what targeting shows, as in the builder's client since 5.3.
  userAttributes: 'preview',
  // Otherwise a link moves content, events and forms to another host.
  env: 'local',
}

type KeyName = keyof typeof PAGE_KEY_RULES

const KEY_NAMES = Object.keys(PAGE_KEY_RULES) as readonly KeyName[]
const NO_KEYS = readPageKeys('')

/** Returns the keys of a page's URL that a client with these options heeds. */
export function heedPageKeys(
  keys: PageKeys,
  { pageKeys, trustedHosts }: Pick<ClientOptions, 'pageKeys' | 'trustedHosts'>,
  window: Window | undefined,
): PageKeys {
  if (pageKeys === false) return NO_KEYS
  if (pageKeys === 'all' || !keys.isPreview) return keys
  if (editorOrigin(window, keys, trustedHosts) !== undefined) return keys
  const isHeeded: Readonly<Record<Heeded, boolean>> = {
    always: true,
    preview: keys.preview !== undefined,
    local: window !== undefined && isLocalHost(window.location.hostname),
  }
  const refused = KEY_NAMES.filter((name) => !isHeeded[PAGE_KEY_RULES[name]])
  const rest = { ...keys, ...Object.fromEntries(refused.map((name) => [name, NO_KEYS[name]])) }
  for (const name of refused) {
    if (isSet(keys[name])) {
      warnOnce(
        `"builder.${name}" in the page's address has no effect here. ${REMEDIES[PAGE_KEY_RULES[name]]}`,
      )
    }
  }
  return { ...rest, isPreview: KEY_NAMES.some((name) => isSet(rest[name])) }
}
