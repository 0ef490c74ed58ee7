interface PolicyParts {
  /** Sources of scripts. */
  readonly scripts: readonly string[]
  readonly styles?: readonly string[]
  /** Origin of the content host. */
  readonly host: string
  readonly trustedTypes?: boolean
}

/** The strictest Content Security Policy under which a snippet works. */
export function writePolicy({
  scripts,
  styles = ["'self'"],
  host,
  trustedTypes = false,
}: PolicyParts): string {
  return [
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    `connect-src 'self' ${host}`,
    `img-src 'self' ${host}`,
    ...(trustedTypes ? ["require-trusted-types-for 'script'", 'trusted-types siteblocks'] : []),
  ].join('; ')
}
