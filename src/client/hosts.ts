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
 */
export function chooseHost(
  { host, env: ownEnv }: Pick<ClientOptions, 'host' | 'env'>,
  pageEnv: string | undefined,
): HostChoice {
  const env = pageEnv ?? ownEnv ?? 'production'
  return {
    host: host ? asOrigin(host) : HOSTS[isHostEnv(env) ? env : 'production'],
    skipsCaches: env !== 'production',
  }
}

/** Adds the scheme that a bare name lacks, since it would be taken for a path of the host page. */
function asOrigin(host: string): string {
  const withScheme = /^(?:[a-z][a-z\d+.-]*:)?\//i.test(host) ? host : `https://${host}`
  return withScheme.replace(/\/+$/, '')
}
