import { hasOwn } from '../../utils/values/hasOwn'
import type { ClientOptions, HostEnv } from './ClientOptions'

/** Origin of each env. */
export const HOSTS: Readonly<Record<HostEnv, string>> = {
  production: 'https://cdn.builder.io',
  'cdn-prod': 'https://cdn.builder.io',
  qa: 'https://qa.builder.io',
  test: 'https://builder-io-test.web.app',
  fast: 'https://fast.builder.io',
  cloud: 'https://cloud.builder.io',
  cdn2: 'https://cdn2.builder.io',
  'cdn-qa': 'https://cdn-qa.builder.io',
  development: 'http://localhost:5000',
  dev: 'http://localhost:5000',
}

/** Whether `env` is a known name. */
export function isHostEnv(env: string): env is HostEnv {
  return hasOwn(HOSTS, env)
}

/** Chosen content host. */
export interface HostChoice {
  readonly host: string
  /** Whether requests bypass caches, as everywhere except in production. */
  readonly skipsCaches: boolean
}

/**
 * Picks the content host.
 *
 * Options take precedence over the env in the page's URL, `host` over `env`. An unknown env uses
 * the production host.
 *
 * @param pageOrigin - Base of a host such as `/content`; the page's `<base>` is ignored.
 */
export function chooseHost(
  { host, env: ownEnv }: Pick<ClientOptions, 'host' | 'env'>,
  pageEnv: string | undefined,
  pageOrigin = '',
): HostChoice {
  const env = ownEnv ?? pageEnv ?? 'production'
  return {
    host: host ? asOrigin(host, pageOrigin) : HOSTS[isHostEnv(env) ? env : 'production'],
    skipsCaches: env !== 'production',
  }
}

/**
 * Adds the page's origin to a path, and `https://` to a bare host name, which would otherwise count
 * as a path.
 */
function asOrigin(host: string, pageOrigin: string): string {
  const origin = withoutSlash(host)
  if (/^\/(?!\/)/.test(host)) return pageOrigin + origin
  return /^(?:[a-z][a-z\d+.-]*:)?\//i.test(host) ? origin : `https://${origin}`
}

/** Removes the slash after a host, with or without which it is the same. */
export function withoutSlash(host: string): string {
  return host.replace(/\/+$/, '')
}
