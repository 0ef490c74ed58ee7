// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type ClickOffsets, clickOffsets } from './clickOffsets'

afterEach(() => document.body.replaceChildren())

/** Sets an element's position and size in the window. */
function place(target: Element, rect: [number, number, number, number]): Element {
  const [left, top, width, height] = rect
  const box = { left, top, width, height } as DOMRect
  vi.spyOn(target, 'getBoundingClientRect').mockReturnValue(box)
  return target
}

/** Clicks at (20, 30), and returns the offsets that a listener on `container` computes. */
function click(target: Element, container: EventTarget = document): ClickOffsets {
  let offsets: ClickOffsets = {}
  container.addEventListener(
    'click',
    (event) => {
      offsets = clickOffsets(event as MouseEvent)
    },
    { once: true },
  )
  const init = { bubbles: true, composed: true, clientX: 20, clientY: 30 }
  target.dispatchEvent(new MouseEvent('click', init))
  return offsets
}

const TWO_BLOCKS = `
  <div class="builder-block builder-x" builder-id="builder-x"></div>
  <div class="builder-block builder-x" builder-id="builder-x"><p><b>Buy</b></p></div>`

describe('clickOffsets', () => {
  it('measures where the target and its block were hit', () => {
    document.body.innerHTML = TWO_BLOCKS
    place(document.querySelectorAll('div')[1]!, [0, 0, 300, 100])
    expect(click(place(document.querySelector('b')!, [10, 20, 30, 40]))).toEqual({
      targetOffset: { x: 0.333, y: 0.25 },
      builderTargetOffset: { x: 0.067, y: 0.3 },
      builderElementIndex: 1,
      targetBuilderElement: 'builder-x',
    })
  })

  it('sees into nested shadow roots, and counts in the block’s own root', () => {
    document.body.innerHTML = `${TWO_BLOCKS}<site-blocks></site-blocks>`
    const outer = document.querySelector('site-blocks')!.attachShadow({ mode: 'open' })
    outer.innerHTML = TWO_BLOCKS
    const inner = outer.querySelector('b')!.attachShadow({ mode: 'open' })
    inner.innerHTML = '<i>deep</i>'
    place(outer.querySelectorAll('div')[1]!, [0, 0, 200, 300])
    const target = place(inner.querySelector('i')!, [0, 0, 40, 60])
    expect(click(target)).toEqual({
      targetOffset: { x: 0.5, y: 0.5 },
      builderTargetOffset: { x: 0.1, y: 0.1 },
      builderElementIndex: 1,
      targetBuilderElement: 'builder-x',
    })
  })

  it('uses the target itself as the block', () => {
    document.body.innerHTML = '<a class="builder-a" builder-id="builder-a">x</a>'
    const target = place(document.querySelector('a')!, [0, 0, 40, 60])
    expect(click(target)).toMatchObject({
      builderTargetOffset: { x: 0.5, y: 0.5 },
      builderElementIndex: 0,
    })
  })

  it('finds a block by its id too, and leaves out an unknown index', () => {
    document.body.innerHTML = '<a id="builder-a"><b>x</b></a>'
    expect(click(document.querySelector('b')!)).toEqual({
      targetOffset: { x: 0, y: 0 },
      builderTargetOffset: { x: 0, y: 0 },
      targetBuilderElement: 'builder-a',
    })
  })

  it('ignores ids that are no block’s', () => {
    document.body.innerHTML = '<a id="rebuilder-a" builder-id="other"><b>x</b></a>'
    expect(click(document.querySelector('b')!)).toEqual({ targetOffset: { x: 0, y: 0 } })
  })

  it('accepts SVG targets', () => {
    document.body.innerHTML =
      '<div class="builder-s" builder-id="builder-s"><svg><path d="M0 0"/></svg></div>'
    expect(click(place(document.querySelector('path')!, [10, 20, 30, 40]))).toMatchObject({
      targetOffset: { x: 0.333, y: 0.25 },
      targetBuilderElement: 'builder-s',
    })
  })

  it('copes with ids that would break a selector', () => {
    document.body.innerHTML = `<div class='builder-"],x' builder-id='builder-"],x'><b></b></div>`
    expect(click(document.querySelector('b')!)).toMatchObject({
      builderElementIndex: 0,
      targetBuilderElement: 'builder-"],x',
    })
  })

  it('uses the target when the event is over, and nothing when there is none', () => {
    const event = new MouseEvent('click', { clientX: 20, clientY: 30 })
    expect(clickOffsets(event)).toEqual({})
    vi.spyOn(event, 'composedPath').mockReturnValue([])
    vi.spyOn(event, 'target', 'get').mockReturnValue(place(document.body, [0, 0, 40, 60]))
    expect(clickOffsets(event)).toEqual({ targetOffset: { x: 0.5, y: 0.5 } })
  })
})
