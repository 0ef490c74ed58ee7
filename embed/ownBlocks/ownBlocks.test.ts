// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { block, component, entry } from '../../src/content/testing/blocks'
import type { Block } from '../../src/content/types'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { runCommands } from '../global/commandQueue'
import type { Command, SiteBlocksGlobal } from '../global/SiteBlocksGlobal'
import { wholeRenderer } from '../renderers/wholeRenderer'
import { freshGlobal } from '../testing/trackedPage'
import type { Widget } from '../widget/Widget'
import { definitionOf } from './ownBlocks'

function Clock({ city }: { readonly city: string }): string {
  return `Clock of ${city}`
}

let siteBlocks: SiteBlocksGlobal
let container: HTMLElement
let widget: Widget | undefined

const shown = (): string => container.shadowRoot?.textContent ?? ''

/** Runs the calls that the page queued before the script loaded, and mounts the blocks. */
async function show(blocks: readonly Block[], ...queued: Command[]): Promise<void> {
  runCommands(queued, siteBlocks)
  widget = siteBlocks.mount(container, {
    apiKey: 'k',
    model: 'page',
    canTrack: false,
    content: entry(blocks),
  })
  await widget.ready
}

beforeEach(() => {
  siteBlocks = freshGlobal().siteBlocks
  container = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  widget?.unmount()
  container.remove()
})

describe('registerComponent', () => {
  const clock = component('Clock', { city: 'Lima' })

  it('accepts a component of the builder’s client, by the start pattern', async () => {
    await show([clock], (given) => given.registerComponent(Clock, { name: 'Clock' }))
    expect(shown()).toBe('Clock of Lima')
  })

  it('waits in the queue of the stub', async () => {
    await show([clock], ['registerComponent', Clock, { name: 'Clock' }])
    expect(shown()).toBe('Clock of Lima')
  })

  it('renders a custom element where it gets a tag', async () => {
    const options = { name: 'Clock', tag: 'shop-clock', type: 'webcomponent' }
    await show([clock], (given) => given.registerComponent(null, options))
    expect(container.shadowRoot?.querySelector('shop-clock')?.getAttribute('city')).toBe('Lima')
  })

  it('says what it needs where it gets nothing', async () => {
    await show([], (given) => given.registerComponent(undefined, { name: 'Clock' }))
    expect(takeConsole().join()).toContain('registerComponent() needs a React component')
  })
})

describe('a registration that lacks something', () => {
  it.each<[given: string, run: (siteBlocks: SiteBlocksGlobal) => unknown, needs: string]>([
    ['no options', (given) => given.registerComponent(Clock, undefined as never), 'a name'],
    ['a name alone', (given) => given.registerComponent(Clock, 'Clock' as never), 'a name'],
    [
      'one object',
      (given) => given.registerComponent({ name: 'Clock' } as never, null as never),
      'a name',
    ],
    ['nothing', (given) => given.registerComponent(undefined, undefined as never), 'a name'],
    [
      'inputs by name',
      (given) => given.registerComponent(Clock, { name: 'Clock', inputs: {} as never }),
      'option "inputs" must be a list, got an object',
    ],
    [
      'inputs by name, with a tag',
      (given) => given.registerComponent(null, { name: 'A', tag: 'a-b', inputs: {} as never }),
      'option "inputs" must be a list, got an object',
    ],
    [
      'inputs by name in plain DOM',
      (given) => given.register('A', { mount() {}, inputs: {} as never }),
      'option "inputs" must be a list, got an object',
    ],
    ['no block', (given) => given.register('A', undefined as never), 'needs a component'],
    ['a component alone', (given) => given.register('A', Clock as never), 'needs a component'],
  ])('says what it needs: %s', (_, run, needs) => {
    expect(() => run(siteBlocks)).toThrow(TypeError)
    expect(() => run(siteBlocks)).toThrow(/^SiteBlocks: /)
    expect(() => run(siteBlocks)).toThrow(needs)
  })
})

describe('a block in plain DOM', () => {
  const inside = (text: string): Block => block({ properties: { text } })

  it('puts its children and the blocks of an option where it wants them, and removes them', async () => {
    let stop = (): void => {}
    await show(
      [component('Box', { aside: [inside('Aside')] }, { children: [inside('Child')] })],
      (given) =>
        given.register('Box', {
          mount(element, _options, { fill }) {
            element.innerHTML = '<main></main><aside></aside>'
            fill(element.querySelector('main') as Element)
            stop = fill(element.querySelector('aside') as Element, 'aside')
          },
        }),
    )
    const texts = () =>
      ['main', 'aside'].map((tag) => container.shadowRoot?.querySelector(tag)?.textContent)
    await expect.poll(texts).toEqual(['Child', 'Aside'])
    stop()
    await expect.poll(texts).toEqual(['Child', ''])
  })

  it('passes on to the editor what only it uses, and none of its functions', () => {
    const fields = { inputs: [{ name: 'title', type: 'text' }], group: 'Shop', noWrap: true }
    const plain = { ...fields, mount: () => undefined, update() {}, unmount() {} }
    const { component: _, ...sent } = definitionOf('Box', plain, wholeRenderer)
    expect(sent).toEqual({ name: 'Box', ...fields })
  })

  it('is read as a component where it has the options of one', () => {
    const inputs = [{ name: 'title', type: 'text', showIf: (given: object) => 'a' in given }]
    const options = { type: 'react', inputs, fragment: true, hooks: {} }
    const { component: _, ...sent } = definitionOf(
      'Box',
      { ...options, mount: () => undefined, update() {} },
      wholeRenderer,
    )
    expect(sent).toEqual({
      name: 'Box',
      noWrap: true,
      inputs: [{ name: 'title', type: 'text', showIf: expect.stringMatching(/^return /) }],
    })
    expect(takeConsole()).toEqual([expect.stringContaining('"Box" have no effect: hooks.')])
  })
})
