/**
 * What a host page's `policy` stands for; `undefined` for none. Unknown ones count as none.
 *
 * @param chosenHost - Where the page's content is served, when that is not the playground's own content host.
 */
export function policyHeader(
  policy: string | undefined,
  ownHost: string,
  chosenHost?: string,
): string | undefined {
  if (policy !== 'self' && policy !== 'trusted-types') return undefined
  const contentHost = originOf(chosenHost) ?? ownHost
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `connect-src 'self' ${contentHost}`,
    `img-src 'self' data: ${contentHost}`,
    `media-src 'self' ${contentHost}`,
    `font-src 'self' ${contentHost}`,
    'frame-src https:',
    "base-uri 'none'",
    "object-src 'none'",
  ]
  if (policy === 'trusted-types') {
    // The playground's own tools load their scripts by a policy of their own.
    directives.push("require-trusted-types-for 'script'", 'trusted-types siteblocks playground')
  }
  return directives.join('; ')
}

/** The origin of an address of the web. Anything else, which might say more than an origin, gives `undefined`. */
function originOf(address: string | undefined): string | undefined {
  const url = URL.canParse(address ?? '') ? new URL(address ?? '') : undefined
  return url && /^https?:$/.test(url.protocol) ? url.origin : undefined
}
