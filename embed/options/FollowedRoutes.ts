import type { PageViewCause } from '../../src/index'

/**
 * Changes of the address that a follower wants, as in the option `reloadOnRoute`: `true` for path
 * or query, `'hash'` also for the fragment, `'path'` for the path only, `false` for none of its
 * own.
 */
export type FollowedRoutes = boolean | 'hash' | 'path'

/** Whether a follower of `routes` wants a page view of this cause. */
export function isFollowed(cause: PageViewCause, routes: FollowedRoutes): boolean {
  if (cause === 'fragment') return routes === 'hash'
  if (cause === 'query') return routes === true || routes === 'hash'
  return cause === 'route' && routes !== false
}
