import { warnOnce } from '../../utils/problems/warn'
import { combineUndos } from '../../utils/timing/combineUndos'
import { onePer } from '../../utils/values/onePer'
import { type SharedThings, share } from './share'

/** Hosts whose style sheets contain only fonts, with the hosts of the font files. */
const FONT_HOSTS: ReadonlyMap<string, string> = new Map([
  ['fonts.googleapis.com', 'fonts.gstatic.com'],
  ['fonts.bunny.net', 'fonts.bunny.net'],
  ['use.typekit.net', 'use.typekit.net'],
  ['api.fontshare.com', 'cdn.fontshare.com'],
])

const IMPORT = /^@import\s*(?:url\(\s*)?(?:"([^"]*)"|'([^']*)'|([^\s"')]+))/i

/** The address of an `@import` rule; empty if there is none. */
export function importAddress(rule: string): string {
  const [, double, single, bare = ''] = IMPORT.exec(rule) ?? []
  return double ?? single ?? bare
}

/**
 * The absolute address of a style sheet that contains only fonts; `undefined` for any other.
 *
 * @param fontHosts - Additional hosts that the site vouches for.
 */
export function fontSheetAddress(
  address: string,
  document: Document,
  fontHosts: readonly string[] = [],
): string | undefined {
  const url = urlOf(address, document)
  const isKnown = FONT_HOSTS.has(url.host)
  // Old snippets have protocol-relative or http addresses.
  if (isKnown) url.protocol = 'https:'
  const isFonts = /^https?:$/.test(url.protocol) && (isKnown || fontHosts.includes(url.host))
  return isFonts ? url.href : undefined
}

/** Parses an address. An invalid one has no host. */
function urlOf(address: string, document: Document): HTMLAnchorElement {
  return Object.assign(document.createElement('a'), { href: address })
}

const sharedSheets = onePer((document: Document) => {
  const sheets: SharedThings = new Map()
  document.addEventListener('securitypolicyviolation', (event) => {
    reportRefusal(event, Array.from(sheets.keys()), document)
  })
  return sheets
})

/**
 * Loads style sheets of fonts in the document, where shadow roots can use the fonts. Each is loaded
 * once, unless the page already has it, and removed with its last user.
 *
 * @param addresses - Results of {@link fontSheetAddress}.
 * @returns The undo.
 */
export function addFontSheets(addresses: readonly string[], document: Document): () => void {
  return combineUndos(
    addresses.map((address) =>
      share(sharedSheets(document), address, () => addLinks(address, document)),
    ),
  )
}

function addLinks(href: string, document: Document): () => void {
  const isThere = Array.from(document.querySelectorAll('link')).some(
    (link) => link.rel === 'stylesheet' && link.href === href,
  )
  if (isThere) return () => {}
  const newLink = (fields: Partial<HTMLLinkElement>) =>
    Object.assign(document.createElement('link'), fields)
  const { host, origin } = urlOf(href, document)
  const files = FONT_HOSTS.get(host)
  const links = [
    newLink({ rel: 'preconnect', crossOrigin: '', href: files ? `https://${files}` : origin }),
    newLink({
      rel: 'stylesheet',
      href,
      onerror: () =>
        warnOnce(
          `the fonts at ${href} could not be loaded. Check the address and the page's Content Security Policy.`,
        ),
    }),
  ]
  document.head.append(...links)
  return () => {
    for (const link of links) link.remove()
  }
}

/** Names the directive of the page's policy that refused a style sheet of fonts or a font file. */
function reportRefusal(
  { blockedURI, effectiveDirective }: SecurityPolicyViolationEvent,
  sheets: readonly string[],
  document: Document,
): void {
  const { host, origin } = urlOf(blockedURI, document)
  const isOurs = sheets.some((sheet) => {
    const own = urlOf(sheet, document).host
    return host === own || host === FONT_HOSTS.get(own)
  })
  const [directive] = /^(?:style|font)-src/.exec(effectiveDirective) ?? []
  if (isOurs && directive)
    warnOnce(
      `the page's Content Security Policy refuses fonts of the content. Add ${origin} to ${directive}.`,
    )
}
