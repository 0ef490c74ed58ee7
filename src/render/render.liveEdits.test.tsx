// @vitest-environment happy-dom
import { act, fireEvent } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../content/testing/blocks'
import type { Block, BlockAnimation, ContentEntry, EntryData } from '../content/types'
import { nestedList } from './block/Blocks'
import type { BlockDefinition, BlockProps } from './compile/BlockDefinition'
import { fakeAnimations } from './testing/fakeAnimations'
import { fakeAuthor } from './testing/fakeAuthor'
import { renderEntry } from './testing/renderEntry'
import { note, renders, texts } from './testing/renderLogic'

const say = (id: string, text: string): Block => component('Note', { text }, { id })
const read = (id: string, key: string): Block =>
  component('Note', {}, { id, bindings: { 'component.options.text': `state.${key}` } })
const content = (blocks: readonly Block[], more: Partial<EntryData> = {}): ContentEntry =>
  deepFreeze(structuredClone(entry([], { id: 'e', data: { blocks: [...blocks], ...more } })))

/**
 * Renders an author's edit from `before` to `after`. Like a message of the editor, the two share no
 * objects.
 */
async function edit(before: ContentEntry, after: ContentEntry) {
  const rendered = await renderEntry(before, [note])
  renders.length = 0
  await rendered.rerender(after)
  return { rendered, drew: renders.splice(0) }
}

describe('an edit', () => {
  it('renders the block that changed, and no other', async () => {
    const { rendered, drew } = await edit(
      content([say('a', 'one'), say('b', 'two')]),
      content([say('a', 'ONE'), say('b', 'two')]),
    )
    expect(drew).toEqual(['builder-a'])
    expect(texts(rendered)).toEqual(['ONE', 'two'])
  })

  it('renders a block deep inside others, and none of its siblings', async () => {
    const page = (text: string) => {
      const inner = block({ id: 'in', children: [say('a', text)] })
      return content([block({ id: 'box', children: [inner, say('b', '')] }), say('c', '')])
    }
    expect((await edit(page('one'), page('two'))).drew).toEqual(['builder-a'])
  })

  it.each([
    ['settings', content([say('a', 'one')], { title: 'Other' }), []],
    ['state that nobody reads', content([say('a', 'one')], { state: { n: 2 } }), []],
    ['nothing', content([say('a', 'one')]), []],
    ['another block', content([say('a', 'one'), say('new', '')]), ['builder-new']],
  ])('of %s renders as little', async (_, after, expected) => {
    expect((await edit(content([say('a', 'one')]), after)).drew).toEqual(expected)
  })

  it('gives a changed block its new class', async () => {
    const coloured = (color: string) =>
      content([{ ...say('a', ''), responsiveStyles: { large: { color } } }])
    const { rendered } = await edit(coloured('red'), coloured('blue'))
    expect(getComputedStyle(rendered.get('.builder-block')).color).toBe('blue')
  })
})

describe('an entry that an editor edits', () => {
  const page = content([read('a', 'name'), read('b', 'old'), say('c', 'still')], {
    state: { name: 'Ada', old: 'here' },
  })

  it('replaces its whole state', async () => {
    const { editing, client } = fakeAuthor()
    const rendered = await renderEntry(page, [note], { client })
    renders.length = 0
    act(() => editing.emit('resetState', { model: 'page', state: { name: 'Bea' } }))
    expect(texts(rendered)).toEqual(['Bea', 'undefined', 'still'])
    expect(renders).toEqual(['builder-a', 'builder-b'])
  })

  it('reports its state as data', async () => {
    const { editing, client, send } = fakeAuthor()
    await renderEntry(page, [note], { client })
    act(() => editing.emit('getState', undefined))
    const state = expect.objectContaining({ name: 'Ada' })
    expect(send.mock.calls).toEqual([['state', { model: 'page', contentId: page.id, state }]])
  })

  it('reports which empty list an author points at, and where lists are', async () => {
    const { client, send } = fakeAuthor()
    const lists: BlockDefinition = {
      name: 'Lists',
      component: ({ id, path }: BlockProps) =>
        ['component.options.tabs.0.label', 'children'].map((list) =>
          nestedList(id, `${path}.${list}`, undefined),
        ),
    }
    const outer = component('Lists', {}, { id: 'builder-l' })
    const rendered = await renderEntry(content([outer]), [lists], { client })
    const paths = () =>
      rendered.all('[builder-path]').map((list) => list.getAttribute('builder-path'))
    expect(paths()).toEqual(['component.options.tabs.0.label', 'children'])
    act(() => fireEvent.click(rendered.get('[builder-path^=component]')))
    act(() => fireEvent.mouseEnter(rendered.get('[builder-path=children]')))
    const parentElementId = 'builder-l'
    expect(send.mock.calls).toEqual([
      ['clickEmptyBlocks', { parentElementId, dataPath: 'component.options.tabs.0.label' }],
      ['hoverEmptyBlocks', { parentElementId, dataPath: 'children' }],
    ])
  })

  it('ignores messages for other models', async () => {
    const { editing, client } = fakeAuthor()
    const rendered = await renderEntry(page, [note], { client })
    act(() => editing.emit('resetState', { model: 'footer', state: { name: 'Bea' } }))
    expect(texts(rendered)).toEqual(['Ada', 'here', 'still'])
  })

  it('resets the state inside of one symbol', async () => {
    const { editing, client } = fakeAuthor()
    const render = (symbolId: string) =>
      renderEntry(page, [note], { client, context: { symbolId } })
    const [inside, beside] = [await render('builder-block-1'), await render('builder-block-2')]
    const wanted = { id: 'block-1', state: { name: 'Bea', old: '' } }
    act(() => editing.emit('resetSymbolState', wanted))
    expect(texts(inside)).toEqual(['Bea', '', 'still'])
    expect(texts(beside)).toEqual(['Ada', 'here', 'still'])
  })

  it('plays an animation on the block that a message names, and nothing once it is unmounted', async () => {
    const { editing, client } = fakeAuthor()
    const begun = fakeAnimations()
    const rendered = await renderEntry(page, [note], { client })
    const steps = [{ styles: { opacity: '0' } }, { styles: { opacity: '1' } }]
    const animation: BlockAnimation = { trigger: 'hover', duration: 1, steps }
    const wanted = { elementId: 'a', animation }
    act(() => editing.emit('triggerAnimation', wanted))
    const ids = begun.map(({ element }) => element.getAttribute('builder-id'))
    expect(ids).toEqual(['builder-a'])
    rendered.unmount()
    editing.emit('triggerAnimation', wanted)
    editing.emit('resetState', { model: 'page', state: {} })
    expect(begun).toHaveLength(1)
  })
})
