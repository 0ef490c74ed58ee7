import { describe, expect, it } from 'vitest'
import type { PageViewCause } from '../../src/index'
import { type FollowedRoutes, isFollowed } from './FollowedRoutes'

const CAUSES: readonly PageViewCause[] = ['load', 'route', 'query', 'fragment', 'return', 'call']

describe('isFollowed', () => {
  it.each<[routes: FollowedRoutes, wanted: readonly PageViewCause[]]>([
    [false, []],
    ['path', ['route']],
    [true, ['route', 'query']],
    ['hash', ['route', 'query', 'fragment']],
  ])('says for %s that %j are wanted', (routes, wanted) => {
    expect(CAUSES.filter((cause) => isFollowed(cause, routes))).toEqual(wanted)
  })
})
