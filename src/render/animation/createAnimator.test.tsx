// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BLOCK_TYPE, type Block, type BlockAnimation, type ContentEntry } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import type { BlockDefinition } from '../block/BlockDefinition'
import { drawEntry } from '../testing/drawEntry'

const steps = [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }]
const fadeIn: BlockAnimation = { trigger: 'pageLoad', duration: 1, steps }
const onScroll: BlockAnimation = { ...fadeIn, trigger: 'scrollInView' }

const box = (more: Partial<Block>): Block => ({ '@type': BLOCK_TYPE, ...more })
const entry = (blocks: readonly Block[], state = {}): ContentEntry =>
  deepFreeze({ id: 'e1', data: { blocks, state } })

function stubMotion(matches: boolean): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList)
}

const own: BlockDefinition = {
  name: 'Own',
  noWrap: true,
  component: ({ attributes }) => <b {...attributes} />,
}

describe('createAnimator', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    return () => vi.useRealTimers()
  })

  it('starts with what is drawn, in its first step and without the mark of those that wait', async () => {
    const page = await drawEntry(entry([box({ id: 'abc', animations: [fadeIn] })]))
    const element = page.get('.builder-abc')
    expect(element.hasAttribute('data-sb-start')).toBe(false)
    expect(element.style.opacity).toBe('0')
    vi.advanceTimersByTime(0)
    expect(element.style).toMatchObject({ opacity: '1', transition: 'all 1s  0s' })
    vi.advanceTimersByTime(1100)
    expect(element.style).toMatchObject({ opacity: '1', transition: '' })
  })

  it('moves blocks that draw their own element', async () => {
    const block = box({ component: { name: 'Own' }, animations: [fadeIn] })
    const page = await drawEntry(entry([block]), [own])
    expect(page.get('b').style.opacity).toBe('0')
  })

  it('leaves alone what cannot be moved, and moves the rest', async () => {
    const odd = { ...fadeIn, steps: 'none' } as unknown as BlockAnimation
    const page = await drawEntry(
      entry([
        box({ id: 'odd', animations: [odd, fadeIn] }),
        box({ id: 'next', animations: [fadeIn] }),
      ]),
    )
    expect(page.get('.builder-odd').style.opacity).toBe('0')
    expect(page.get('.builder-next').style.opacity).toBe('0')
  })

  it('moves every copy of a repeated block, the ones that come later too', async () => {
    const block = box({
      id: 'row',
      repeat: { collection: 'state.rows' },
      animations: [fadeIn],
    })
    const more = box({ id: 'more', actions: { click: 'state.rows = [1, 2, 3]' } })
    const page = await drawEntry(entry([block, more], { rows: [1, 2] }))
    const opacities = () => page.all('.builder-row').map(({ style }) => style.opacity)
    expect(opacities()).toEqual(['0', '0'])
    vi.runAllTimers()
    act(() => page.get('.builder-more').click())
    expect(opacities()).toEqual(['1', '1', '0'])
  })

  it('moves an element again that takes the place of another', async () => {
    const block = box({
      id: 'abc',
      animations: [fadeIn],
      bindings: { 'properties.href': 'state.link' },
      children: [box({ id: 'set', actions: { click: "state.link = '#a'" } })],
    })
    const page = await drawEntry(entry([block]))
    vi.runAllTimers()
    act(() => page.get('.builder-set').click())
    const link = page.get('a.builder-abc')
    expect([link.hasAttribute('data-sb-start'), link.style.opacity]).toEqual([false, '0'])
  })

  it('plays once, however often the block is drawn', async () => {
    const block = box({ id: 'abc', animations: [fadeIn], bindings: { class: 'state.look' } })
    const set = box({ id: 'set', actions: { click: "state.look = 'new'" } })
    const page = await drawEntry(entry([block, set]))
    vi.runAllTimers()
    act(() => page.get('.builder-set').click())
    const element = page.get('.builder-abc.new')
    expect([element.hasAttribute('data-sb-start'), element.style.opacity]).toEqual([false, '1'])
  })

  it.each([
    { animations: undefined, opacity: '' },
    { animations: [{ ...fadeIn, steps: [{ styles: { opacity: '0.5' } }] }], opacity: '0.5' },
  ])('gives a block its own styles when its animations become $animations', async (given) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9e3 } as DOMRect)
    const page = await drawEntry(entry([box({ id: 'abc', animations: [onScroll] })]))
    expect(page.get('.builder-abc').style.opacity).toBe('0')
    const { animations, opacity } = given
    await page.redraw(entry([box({ id: 'abc', ...(animations && { animations }) })]))
    expect(page.get('.builder-abc').style.opacity).toBe(opacity)
  })

  it('takes times from the state', async () => {
    const bindings = { 'animations.0.duration': 'state.seconds' }
    const block = box({ id: 'abc', animations: [fadeIn], bindings })
    const page = await drawEntry(entry([block], { seconds: 3 }))
    vi.advanceTimersByTime(0)
    expect(page.get('.builder-abc').style.transition).toBe('all 3s  0s')
  })

  it('waits until the element is scrolled into view', async () => {
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    rect.mockReturnValue({ top: 9000, bottom: 9100 } as DOMRect)
    const page = await drawEntry(entry([box({ id: 'abc', animations: [onScroll] })]))
    const element = page.get('.builder-abc')
    vi.runAllTimers()
    expect(element.style.opacity).toBe('0')

    rect.mockReturnValue({ top: 10, bottom: 110 } as DOMRect)
    document.dispatchEvent(new Event('scroll'))
    vi.runAllTimers()
    expect(element.style.opacity).toBe('1')

    rect.mockReturnValue({ top: 9000, bottom: 9100 } as DOMRect)
    document.dispatchEvent(new Event('scroll'))
    vi.runAllTimers()
    expect(element.style.opacity).toBe('1')
  })

  it('moves each time the element comes into view when it repeats', async () => {
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
    const scrollTo = (top: number): void => {
      rect.mockReturnValue({ top, bottom: top + 100 } as DOMRect)
      document.dispatchEvent(new Event('scroll'))
      vi.runAllTimers()
    }
    const animations = [{ ...onScroll, repeat: true }]
    const page = await drawEntry(entry([box({ id: 'abc', animations })]))
    const { style } = page.get('.builder-abc')
    const seen = [10, 9000, 10].map((top) => {
      scrollTo(top)
      return style.opacity
    })
    expect(seen).toEqual(['1', '0', '1'])
  })

  it.each([fadeIn, onScroll])(
    'shows the end at once to those who want less motion: %j',
    async (animation) => {
      stubMotion(true)
      const page = await drawEntry(entry([box({ id: 'abc', animations: [animation] })]))
      expect(page.get('.builder-abc').style.cssText).toBe('opacity: 1;')
    },
  )

  it('listens to nothing once the content has gone', async () => {
    const add = vi.spyOn(document, 'addEventListener')
    const remove = vi.spyOn(document, 'removeEventListener')
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ top: 9e3 } as DOMRect)
    const page = await drawEntry(entry([box({ animations: [onScroll] })]))
    const scrolls = () =>
      [add, remove].map(({ mock }) => mock.calls.filter(([type]) => type === 'scroll').length)
    expect(scrolls()).toEqual([1, 0])
    page.unmount()
    expect(scrolls()).toEqual([1, 1])
  })

  it('leaves alone what only moves under the pointer, or has no steps', async () => {
    const still: BlockAnimation[] = [
      { ...fadeIn, trigger: 'hover' },
      { ...fadeIn, steps: [] },
    ]
    const page = await drawEntry(entry([box({ id: 'abc', animations: still })]))
    expect(page.get('.builder-abc').getAttribute('style')).toBeNull()
  })
})
