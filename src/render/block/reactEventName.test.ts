import { describe, expect, it } from 'vitest'
import { reactEventName } from './reactEventName'

describe('reactEventName', () => {
  it.each([
    ['click', 'onClick'],
    ['onClick', 'onClick'],
    ['mouseenter', 'onMouseEnter'],
    ['onMouseenter', 'onMouseEnter'],
    ['keyDownCapture', 'onKeyDownCapture'],
    [' keydown ', 'onKeyDown'],
    ['dblclick', 'onDoubleClick'],
    ['onDblClick', 'onDoubleClick'],
    ['animationiteration', 'onAnimationIteration'],
    ['timeupdate', 'onTimeUpdate'],
    ['canplay', 'onCanPlay'],
    ['canPlayThrough', 'onCanPlayThrough'],
    ['cancel', 'onCancel'],
    ['ended', 'onEnded'],
    ['', 'on'],
  ])('turns %j into %s', (event, handler) => {
    expect(reactEventName(event)).toBe(handler)
  })
})
