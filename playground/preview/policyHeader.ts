/** What a host page's `policy` stands for; `undefined` for none. Unknown ones count as none. */
export function policyHeader(policy: string | undefined, contentHost: string): string | undefined {
  if (policy !== 'self' && policy !== 'trusted-types') return undefined
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
