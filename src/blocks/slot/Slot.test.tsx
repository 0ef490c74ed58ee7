// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { type ReactElement, useContext } from 'react'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block, ContentEntry, EntryData } from '../../content/types'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { Content } from '../../render/entry/Content'
import { renderEntry } from '../../render/testing/renderEntry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { SymbolContext } from '../internals/SymbolContext'
import { says, shows } from '../internals/testing/renderBlock'
import { slotBlock } from './Slot'

interface FrameOptions {
  readonly content: ContentEntry
  readonly data: Readonly<Record<string, unknown>>
}

/** Provides the same context as a symbol. */
function Frame({ options, id, path }: BlockProps<FrameOptions>): ReactElement {
  const content = useContentContext()
  const outer = useContext(SymbolContext)
  const { data } = options
  return (
    <SymbolContext value={{ id, path, data, content, outer }}>
      <Content
        {...content.settings}
        window={content.window}
        entry={options.content}
        model="symbol"
        data={data}
      />
    </SymbolContext>
  )
}
const frameBlock: BlockDefinition<FrameOptions> = { name: 'Frame', component: Frame }

const slot = (name?: unknown): Block => component('Slot', { name }, { id: 'builder-slot' })
const inner = (blocks: readonly Block[], data: Partial<EntryData> = {}): ContentEntry =>
  entry([], { id: 'inner', data: { blocks, ...data } })
const frame = (content: ContentEntry, data: FrameOptions['data'], more: Partial<Block> = {}) =>
  component('Frame', { content, data }, { id: 'builder-y', ...more })

async function render(blocks: readonly Block[], state: EntryData['state'] = {}) {
  const page = entry([], { data: { blocks, state } })
  const rendered = await renderEntry(deepFreeze(page), [slotBlock, frameBlock])
  return { ...rendered, texts: () => rendered.all('p').map((element) => element.textContent) }
}

describe('Slot', () => {
  it('renders the blocks that the symbol around it passes', async () => {
    const { get } = await render([frame(inner([slot('kids')]), { kids: [says('KID')] })])
    const box = get('.builder-block.builder-slot > div')
    expect(box.hasAttribute('builder-slot')).toBe(false)
    expect(box.innerHTML).toMatch(
      /^<div class="builder-blocks builder-blocks-child" builder-type="blocks" builder-parent-id="builder-y"><p.*>KID<\/p><\/div>$/,
    )
  })

  it('renders what the symbol’s own state has with that', async () => {
    const own = { a: 'inside', kids: [shows('state.a')] }
    const framed = frame(inner([slot('kids')], { state: own }), {})
    expect((await render([framed], { a: 'around' })).texts()).toEqual(['inside'])
  })

  it('fills a slot inside blocks passed to another symbol', async () => {
    const deep = frame(inner([slot('kids')]), { kids: [slot('kids')] }, { id: 'builder-deep' })
    const content = inner([deep], { state: { a: 'inside' } })
    const { texts } = await render([frame(content, { kids: [shows('state.a')] })], { a: 'around' })
    expect(texts()).toEqual(['inside'])
  })

  it('reuses its elements when an author edits the blocks that the symbol passes', async () => {
    const withKid = (kid: Block) =>
      deepFreeze(entry([frame(inner([slot('kids')]), { kids: [kid, says('B')] })]))
    const rendered = await renderEntry(withKid(says('A')), [slotBlock, frameBlock])
    const before = rendered.all('p')
    await rendered.rerender(withKid(says('New')))
    expect(before.map((element) => element.textContent)).toEqual(['New', 'B'])
    expect(rendered.all('p')).toEqual(before)
  })

  it('follows the state', async () => {
    const click = 'state.kids = [{ "@type": "@builder.io/sdk:Element", tagName: "p" }]'
    const fills = block({ tagName: 'button', actions: { click } })
    const { texts, get } = await render([slot('kids'), fills])
    expect(texts()).toEqual([])
    act(() => get('button').click())
    expect(texts()).toEqual([''])
  })

  it('says its name outside of symbols', async () => {
    const { get } = await render([slot('kids')])
    const list = get('.builder-slot > [builder-slot="kids"] > .builder-blocks.no-blocks')
    expect(list.childElementCount).toBe(0)
  })

  it.each([
    { name: 'kids', kids: 'text' },
    { name: 'kids', kids: [1, null, 'x', {}] },
    { name: 'constructor', kids: [] },
    { name: undefined, kids: [] },
    { name: 5, kids: [] },
  ])('stays empty for $name with $kids', async ({ name, kids }) => {
    const { texts } = await render([slot(name)], { kids })
    expect(texts()).toEqual([])
  })

  it('stops where it contains itself', async () => {
    const { all } = await render([slot('kids')], { kids: [slot('kids')] })
    expect(all('[builder-slot]')).toHaveLength(21)
    expect(takeConsole()).toEqual([expect.stringContaining('more than 20 deep')])
  })
})
