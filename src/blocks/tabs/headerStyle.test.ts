import { describe, expect, it } from 'vitest'
import { headerStyle } from './Tabs'

describe('headerStyle', () => {
  it.each([
    { layout: 'flex-start', justifyContent: 'flex-start' },
    { layout: 'center', justifyContent: 'safe center' },
    { layout: 'flex-end', justifyContent: 'safe flex-end' },
    { layout: 'space-between', justifyContent: 'space-between' },
    { layout: 'space-around', justifyContent: 'space-around' },
  ])('is $justifyContent for $layout', ({ layout, justifyContent }) => {
    expect(headerStyle(layout)).toEqual({ justifyContent })
  })

  it.each([undefined, null, '', { a: 1 }, 'red;position:fixed', 'url(x'])(
    'is nothing for %j',
    (layout) => {
      expect(headerStyle(layout)).toEqual({})
    },
  )
})
