import { type ClientEnvironment, defaultEnvironment } from '../../src/index'

/**
 * The environment of all clients of a page. It reuses requests that the loader stub has already
 * sent.
 *
 * @param early - Pending responses by URL. Each is used once, for a request that adds nothing to
 *   its URL. If it fails, the request is sent again.
 */
export function pageEnvironment(
  early: Record<string, Promise<Response>> | undefined,
): ClientEnvironment {
  const environment = defaultEnvironment()
  if (!early) return environment
  return Object.create(environment, {
    fetch: {
      value(url: string, init: RequestInit = {}) {
        const { headers, signal, ...others } = init
        const isPlain = Object.keys({ ...headers, ...others }).length === 0
        const answer = isPlain && Object.getOwnPropertyDescriptor(early, url)?.value
        delete early[url]
        const ask = (): Promise<Response> => environment.fetch(url, init)
        return answer ? answer.catch(ask) : ask()
      },
    },
  }) as ClientEnvironment
}
