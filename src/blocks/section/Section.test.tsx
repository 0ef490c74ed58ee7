// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { fakeObservers, withoutObservers } from '../internals/testing/fakeView'
import { sectionBlock } from './Section'
import type { SectionOptions } from './sectionOptions'

function render(options: SectionOptions = {}): Promise<RenderedEntry> {
  const children = [block({ id: 'builder-child' })]
  const section = component('Core:Section', { ...options }, { id: 'builder-s', children })
  return renderEntry(deepFreeze(entry([section])), [sectionBlock])
}

describe('Section', () => {
  it('holds its children', async () => {
    const rendered = await render()
    expect(rendered.get('.builder-s.builder-has-component > section > .builder-child')).toBeTruthy()
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
    const rendered = await render(maxWidth === undefined ? {} : { maxWidth })
    expect(rendered.get('section').style.maxWidth).toBe(expected)
  })

  it('ignores lazyStyles when it is not lazy', async () => {
    const rendered = await render({ lazyStyles: { minHeight: '300px' } })
    expect(rendered.get('section').style.minHeight).toBe('')
  })
})

describe('a lazy Section', () => {
  const lazy = { lazyLoad: true, lazyStyles: { minHeight: '300px' } }

  it('stays empty until it comes into view, then keeps its children', async () => {
    const observers = fakeObservers()
    const rendered = await render(lazy)
    const section = rendered.get('section')
    expect(section.childElementCount).toBe(0)
    expect(section.style.minHeight).toBe('300px')

    observers.move(section, false)
    expect(section.childElementCount).toBe(0)

    observers.move(section, true)
    expect(section.childElementCount).toBe(1)
    expect(section.style.minHeight).toBe('')
    expect(observers.watched()).toEqual([])
  })

  it('looks 10 pixels ahead', async () => {
    const observers = fakeObservers()
    const rendered = await render(lazy)
    expect(observers.marginOf(rendered.get('section'))).toBe('10px')
  })

  it('shows its children at once where nothing tells what is in view', async () => {
    withoutObservers()
    const rendered = await render(lazy)
    expect(rendered.get('section').childElementCount).toBe(1)
  })

  it('stops watching when it goes', async () => {
    const observers = fakeObservers()
    const rendered = await render(lazy)
    expect(observers.watched()).toHaveLength(1)
    rendered.unmount()
    expect(observers.watched()).toEqual([])
  })
})
