// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import { type DrawnEntry, drawEntry } from '../../render/testing/drawEntry'
import { fakeObservers, withoutObservers } from '../internals/testing/fakeView'
import { sectionBlock } from './Section'
import type { SectionOptions } from './sectionOptions'

function draw(options: SectionOptions = {}): Promise<DrawnEntry> {
  const children = [block({ id: 'builder-child' })]
  const section = component('Core:Section', { ...options }, { id: 'builder-s', children })
  return drawEntry(deepFreeze(entry([section])), [sectionBlock])
}

describe('Section', () => {
  it('holds its children', async () => {
    const drawn = await draw()
    expect(drawn.get('.builder-s.builder-has-component > section > .builder-child')).toBeTruthy()
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
    const drawn = await draw(maxWidth === undefined ? {} : { maxWidth })
    expect(drawn.get('section').style.maxWidth).toBe(expected)
  })

  it('ignores lazyStyles when it is not lazy', async () => {
    const drawn = await draw({ lazyStyles: { minHeight: '300px' } })
    expect(drawn.get('section').style.minHeight).toBe('')
  })
})

describe('a lazy Section', () => {
  const lazy = { lazyLoad: true, lazyStyles: { minHeight: '300px' } }

  it('stays empty until it comes into view, then keeps its children', async () => {
    const observers = fakeObservers()
    const drawn = await draw(lazy)
    const section = drawn.get('section')
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
    const drawn = await draw(lazy)
    expect(observers.marginOf(drawn.get('section'))).toBe('10px')
  })

  it('shows its children at once where nothing tells what is in view', async () => {
    withoutObservers()
    const drawn = await draw(lazy)
    expect(drawn.get('section').childElementCount).toBe(1)
  })

  it('stops watching when it goes', async () => {
    const observers = fakeObservers()
    const drawn = await draw(lazy)
    expect(observers.watched()).toHaveLength(1)
    drawn.unmount()
    expect(observers.watched()).toEqual([])
  })
})
