// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block } from '../../content/testing/blocks'
import { fakeObservers } from '../internals/testing/fakeView'
import { renderBlock } from '../internals/testing/renderBlock'
import { sectionBlock } from './Section'

const render = (options = {}) =>
  renderBlock(sectionBlock, options, { block: { children: [block({ id: 'builder-child' })] } })

describe('Section', () => {
  it('holds its children, and ignores lazyStyles when it is not lazy', async () => {
    const { get } = await render({ lazyStyles: { minHeight: '300px' } })
    expect(get('.builder-b.builder-has-component > section > .builder-child')).toBeTruthy()
    expect(get('section').style.minHeight).toBe('')
  })

  it.each([
    { maxWidth: 1200, expected: '1200px' },
    { maxWidth: '1200', expected: '1200px' },
    { maxWidth: '80%', expected: '80%' },
    { maxWidth: 'min(90vw, 60ch)', expected: 'min(90vw, 60ch)' },
    { maxWidth: '1px;position:fixed', expected: '' },
    { maxWidth: 0, expected: '' },
    { maxWidth: undefined, expected: '' },
  ])('limits its width to "$expected" for $maxWidth', async ({ maxWidth, expected }) => {
    expect((await render({ maxWidth })).get('section').style.maxWidth).toBe(expected)
  })
})

describe('a lazy Section', () => {
  const lazy = { lazyLoad: true, lazyStyles: { minHeight: '300px' } }

  it('stays empty until it comes within 10 pixels of the view, then keeps its children', async () => {
    const observers = fakeObservers()
    const section = (await render(lazy)).get('section')
    expect(observers.marginOf(section)).toBe('10px')
    expect([section.childElementCount, section.style.minHeight]).toEqual([0, '300px'])
    observers.move(section, false)
    expect(section.childElementCount).toBe(0)

    observers.move(section, true)
    expect([section.childElementCount, section.style.minHeight]).toEqual([1, ''])
    expect(observers.watched()).toEqual([])
  })

  it('stops watching when it is unmounted', async () => {
    const observers = fakeObservers()
    const rendered = await render(lazy)
    expect(observers.watched()).toHaveLength(1)
    rendered.unmount()
    expect(observers.watched()).toEqual([])
  })
})
