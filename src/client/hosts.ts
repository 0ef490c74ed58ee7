import { hasOwn } from '../utils/hasOwn'
import type { ClientOptions, HostEnv } from './options/ClientOptions'

/** The origin that each env stands for. */
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

/** Whether `env` is one of the known names. */
export function isHostEnv(env: string): env is HostEnv {
  return hasOwn(HOSTS, env)
}

/** Where content comes from. */
export interface HostChoice {
  readonly host: string
  /** Whether caches are asked not to answer, as everywhere but in production. */
  readonly skipsCaches: boolean
}

/**
 * Picks the content host.
 *
 * `host` wins. Else it is the env in the page's URL, then that of the options; an unknown one has
 * the host of production.
 *
 * @param pageOrigin - Origin of a host such as `/content`: a `<base>` of the page does not count.
 */
export function chooseHost(
  { host, env: ownEnv }: Pick<ClientOptions, 'host' | 'env'>,
  pageEnv: string | undefined,
  pageOrigin = '',
): HostChoice {
  const env = pageEnv ?? ownEnv ?? 'production'
  return {
    host: host ? asOrigin(host, pageOrigin) : HOSTS[isHostEnv(env) ? env : 'production'],
    skipsCaches: env !== 'production',
  }
}

/**
 * Adds the origin that a path lacks, and the scheme that a bare name does, which would be taken for
 * a path.
 */
function asOrigin(host: string, pageOrigin: string): string {
  if (/^\/(?!\/)/.test(host)) return pageOrigin + host.replace(/\/+$/, '')
  const withScheme = /^(?:[a-z][a-z\d+.-]*:)?\//i.test(host) ? host : `https://${host}`
  return withScheme.replace(/\/+$/, '')
}
