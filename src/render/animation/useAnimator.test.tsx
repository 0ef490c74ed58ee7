// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { BLOCK_TYPE, type Block, type BlockAnimation, type ContentEntry } from '../../content/types'
import { deepFreeze } from '../../utils/testing/deepFreeze'
import type { BlockDefinition } from '../compile/BlockDefinition'
import { fakeAnimations } from '../testing/fakeAnimations'
import { type RenderedEntry, renderEntry } from '../testing/renderEntry'

const steps = [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }]
const fadeIn: BlockAnimation = { trigger: 'pageLoad', duration: 1, steps }
const onScroll: BlockAnimation = { ...fadeIn, trigger: 'scrollInView' }

const box = (more: Partial<Block>): Block => ({ '@type': BLOCK_TYPE, ...more })
const entry = (blocks: readonly Block[], state = {}): ContentEntry =>
  deepFreeze({ id: 'e1', data: { blocks, state } })
const animated = (...animations: BlockAnimation[]): ContentEntry =>
  entry([box({ id: 'abc', animations })])

function stubPlace() {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect')
  const place = (top: number) => rect.mockReturnValue({ top, bottom: top + 100 } as DOMRect)
  place(9000)
  return async (top: number): Promise<void> => {
    place(top)
    document.dispatchEvent(new Event('scroll'))
    await vi.advanceTimersByTimeAsync(200)
  }
}

const own: BlockDefinition = {
  name: 'Own',
  noWrap: true,
  component: ({ attributes }) => <b {...attributes} />,
}

/** Whether the elements are marked as waiting, which shows their first step. */
const isWaiting = (page: RenderedEntry, selector: string): boolean[] =>
  page.all(selector).map((element) => element.hasAttribute('data-sb-wait'))

const turn = (): Promise<void> => act(async () => {})

describe('the animations of an entry', () => {
  it('start with what is rendered, with the times and the easing of their author', async () => {
    const begun = fakeAnimations()
    const page = await renderEntry(animated({ ...fadeIn, delay: 0.5, easing: 'easeInOut' }))
    const element = page.get('.builder-abc')
    expect(begun.map((one) => one.element === element)).toEqual([true])
    expect(begun[0]?.frames).toEqual([
      { opacity: '0', offset: 0, easing: 'ease-in-out' },
      { opacity: '1', offset: 1, easing: 'ease-in-out' },
    ])
    expect(begun[0]?.timing).toEqual({ duration: 1000, delay: 500, fill: 'backwards' })
    const marks = ['data-sb-start', 'data-sb-wait'].filter((name) => element.hasAttribute(name))
    expect(marks).toEqual([])
  })

  it('leave no styles on their elements, and no mark once they are over', async () => {
    const begun = fakeAnimations()
    const page = await renderEntry(animated(fadeIn))
    await turn()
    const element = page.get('.builder-abc')
    expect(element.getAttribute('data-sb-move')).toBe('0')
    begun[0]?.end()
    await turn()
    const { attributes } = element
    expect(Array.from(attributes, ({ name }) => name)).toEqual(['class', 'builder-id'])
  })

  it('move blocks that render their own element', async () => {
    const begun = fakeAnimations()
    const block = box({ component: { name: 'Own' }, animations: [fadeIn] })
    const page = await renderEntry(entry([block]), [own])
    expect(begun.map(({ element }) => element)).toEqual([page.get('b')])
  })

  it('leave alone what cannot be moved, and move the rest', async () => {
    const begun = fakeAnimations()
    const odd = { ...fadeIn, steps: 'none' } as unknown as BlockAnimation
    const blocks = [
      box({ id: 'odd', animations: [odd, fadeIn] }),
      box({ id: 'next', animations: [fadeIn] }),
    ]
    const page = await renderEntry(entry(blocks))
    expect(begun.map(({ element }) => element)).toEqual(page.all('.builder-block'))
    expect(isWaiting(page, '.builder-block')).toEqual([false, false])
  })

  it('show everything in a browser without animations', async () => {
    const page = await renderEntry(animated(fadeIn))
    expect(isWaiting(page, '.builder-abc')).toEqual([false])
  })

  it('move every copy of a repeated block, those that come later too', async () => {
    const begun = fakeAnimations()
    const row = box({ id: 'row', repeat: { collection: 'state.rows' }, animations: [fadeIn] })
    const more = box({ id: 'more', actions: { click: 'state.rows = [1, 2, 3]' } })
    const page = await renderEntry(entry([row, more], { rows: [1, 2] }))
    act(() => page.get('.builder-more').click())
    await turn()
    expect(begun.map(({ element }) => element)).toEqual(page.all('.builder-row'))
  })

  it.each([50, 100])('look for those that come later once for all of them: %i', async (count) => {
    fakeAnimations()
    const row = box({ id: 'row', repeat: { collection: 'state.rows' }, animations: [fadeIn] })
    const more = box({ id: 'more', actions: { click: 'state.rows = state.many' } })
    const many = Array.from({ length: count }, (_, id) => ({ id }))
    const page = await renderEntry(entry([row, more], { rows: [], many }))
    const search = vi.spyOn(page.get('.builder-component'), 'querySelectorAll')
    act(() => page.get('.builder-more').click())
    await turn()
    expect(isWaiting(page, '.builder-row')).toEqual(many.map(() => false))
    expect(search).toHaveBeenCalledTimes(1)
  })

  it('play again on an element that replaces another', async () => {
    const begun = fakeAnimations()
    const bindings = { 'properties.href': 'state.link' }
    const block = box({ id: 'abc', animations: [fadeIn], bindings })
    const set = box({ id: 'set', actions: { click: "state.link = '#a'" } })
    const page = await renderEntry(entry([block, set]))
    act(() => page.get('.builder-set').click())
    await turn()
    expect(begun).toHaveLength(2)
    expect(begun[1]?.element).toBe(page.get('a.builder-abc'))
  })

  it('play once, however often the block is rendered', async () => {
    const begun = fakeAnimations()
    const block = box({ id: 'abc', animations: [fadeIn], bindings: { class: 'state.look' } })
    const set = box({ id: 'set', actions: { click: "state.look = 'new'" } })
    const page = await renderEntry(entry([block, set]))
    act(() => page.get('.builder-set').click())
    await turn()
    expect(isWaiting(page, '.builder-abc.new')).toEqual([false])
    expect(begun).toHaveLength(1)
  })

  it.each([
    entry([box({ id: 'abc' })]),
    animated({ ...fadeIn, steps: [{ styles: { opacity: '0.5' } }] }),
  ])('make way for others while they wait: %j', async (next) => {
    fakeAnimations()
    stubPlace()
    const page = await renderEntry(animated(onScroll))
    expect(isWaiting(page, '.builder-abc')).toEqual([true])
    await page.rerender(next)
    await turn()
    expect(isWaiting(page, '.builder-abc')).toEqual([false])
  })

  it('read times from the state', async () => {
    const begun = fakeAnimations()
    const bindings = { 'animations.0.duration': 'state.seconds' }
    const block = box({ id: 'abc', animations: [fadeIn], bindings })
    await renderEntry(entry([block], { seconds: 3 }))
    expect(begun[0]?.timing.duration).toBe(3000)
  })

  it('stop with the content, and show it when it is printed', async () => {
    fakeAnimations()
    stubPlace()
    const add = vi.spyOn(document, 'addEventListener')
    const remove = vi.spyOn(document, 'removeEventListener')
    const scrolls = () =>
      [add, remove].map(({ mock }) => mock.calls.filter(([type]) => type === 'scroll').length)
    const page = await renderEntry(animated(onScroll))
    expect(scrolls()).toEqual([1, 0])
    window.dispatchEvent(new Event('beforeprint'))
    expect(isWaiting(page, '.builder-abc')).toEqual([false])
    page.unmount()
    expect(scrolls()).toEqual([1, 1])
  })

  it('need no script that only follow the pointer, or have no steps', async () => {
    const begun = fakeAnimations()
    const page = await renderEntry(
      animated({ ...fadeIn, trigger: 'hover' }, { ...fadeIn, steps: [] }),
    )
    expect(isWaiting(page, '.builder-abc')).toEqual([false])
    expect(begun).toEqual([])
  })

  const moving = [fadeIn, onScroll]
  it.each(moving)('are at their end for visitors who prefer reduced motion: %j', async (given) => {
    const begun = fakeAnimations()
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
    const page = await renderEntry(animated(given))
    expect(isWaiting(page, '.builder-abc')).toEqual([false])
    expect(begun).toEqual([])
  })

  describe('of scrollInView', () => {
    const render = async (more: Partial<BlockAnimation> = {}, others: BlockAnimation[] = []) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const scrollTo = stubPlace()
      const begun = fakeAnimations()
      const page = await renderEntry(animated({ ...onScroll, ...more }, ...others))
      return { begun, scrollTo, waits: () => page.get('.builder-abc').dataset.sbWait }
    }
    afterEach(() => void vi.useRealTimers())

    it('wait until the element is in view, and play once', async () => {
      const { begun, scrollTo, waits } = await render()
      expect([waits(), begun.length]).toEqual(['0', 0])
      await scrollTo(10)
      expect([waits(), begun.length]).toEqual([undefined, 1])
      begun[0]?.end()
      await scrollTo(9000)
      await scrollTo(10)
      expect([waits(), begun.length]).toEqual([undefined, 1])
    })

    it('go back each time the element leaves where they repeat', async () => {
      const { begun, scrollTo, waits } = await render({ repeat: true, delay: 1 })
      await scrollTo(10)
      begun[0]?.end()
      await scrollTo(9000)
      expect(begun[1]?.timing).toMatchObject({ direction: 'reverse', delay: 0 })
      expect(waits()).toBeUndefined()
      begun[1]?.end()
      expect(waits()).toBe('0')
      await scrollTo(10)
      expect([waits(), begun.length]).toEqual([undefined, 3])
    })

    it('wait alone beside those that do not', async () => {
      const { begun, scrollTo, waits } = await render({}, [fadeIn])
      expect([waits(), begun.length]).toEqual(['0', 1])
      await scrollTo(10)
      expect([waits(), begun.length]).toEqual([undefined, 2])
    })
  })
})
