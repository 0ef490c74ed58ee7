/** Hosts of the builder's own editor. */
export const DEFAULT_TRUSTED_HOSTS: readonly string[] = [
  '*.beta.builder.io',
  'beta.builder.io',
  'builder.io',
  'localhost',
  'qa.builder.io',
]

/**
 * Whether pages of an origin may edit content live.
 *
 * Only http and https count. Host names are compared as a whole, whatever the port; `*.name` stands
 * for every subdomain of `name`, and not for `name` itself.
 */
export function isTrustedOrigin(
  origin: string,
  trustedHosts: readonly string[] = DEFAULT_TRUSTED_HOSTS,
): boolean {
  if (!/^https?:\/\//i.test(origin)) return false
  const hostname = hostnameOf(origin)
  return (
    hostname !== '' &&
    trustedHosts.some((pattern) =>
      pattern.startsWith('*.')
        ? hostname.endsWith(pattern.slice(1).toLowerCase())
        : hostname === pattern.toLowerCase(),
    )
  )
}

function hostnameOf(origin: string): string {
  try {
    return new URL(origin).hostname
  } catch {
    return ''
  }
}
