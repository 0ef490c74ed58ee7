import { describe, expect, it } from 'vitest'
import { reactEventName } from './blockLogic'

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
    ['dragstart', 'onDragStart'],
    ['dragover', 'onDragOver'],
    ['drop', 'onDrop'],
    ['auxclick', 'onAuxClick'],
    ['volumechange', 'onVolumeChange'],
    ['durationchange', 'onDurationChange'],
    ['ratechange', 'onRateChange'],
    ['compositionend', 'onCompositionEnd'],
    ['scrollend', 'onScrollEnd'],
    ['gotpointercapture', 'onGotPointerCapture'],
    ['lostpointercapturecapture', 'onLostPointerCaptureCapture'],
    ['beforetoggle', 'onBeforeToggle'],
    ['transitioncancel', 'onTransitionCancel'],
    ['onDragend', 'onDragEnd'],
    ['ended', 'onEnded'],
    ['siteblocks:change', 'onSiteblocks:change'],
    ['', 'on'],
  ])('turns %j into %s', (event, handler) => {
    expect(reactEventName(event)).toBe(handler)
  })
})
