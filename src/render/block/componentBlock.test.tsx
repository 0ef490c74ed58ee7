// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { block, component, deepFreeze, entry, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { BlockDefinition } from '../compile/BlockDefinition'
import type { ComponentOptions } from '../compile/ComponentOptions'
import { renderEntry } from '../testing/renderEntry'
import { componentBlock } from './componentBlock'

interface ClockProps {
  readonly city?: string
  readonly format?: string
  readonly builderBlock?: Block
  readonly children?: ReactNode
}

/** A component written for Builder's own client. */
function Clock({ city, format = '24h', builderBlock, children }: ClockProps): ReactNode {
  return (
    <section aria-label={`block ${builderBlock?.id}`}>
      Clock of {city}, {format}
      {children}
    </section>
  )
}

function City({ city }: ClockProps): ReactNode {
  return <b>{city}</b>
}

class Button extends Component<{ readonly attributes: object; readonly label: string }> {
  override render(): ReactNode {
    return <button {...this.props.attributes}>{this.props.label}</button>
  }
}

interface TabsProps {
  readonly tabs: readonly { readonly content: ReactNode }[]
  readonly aside: ReactNode
}

function Tabs({ tabs, aside }: TabsProps): ReactNode {
  return (
    <>
      {tabs.map(({ content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change.
        <li key={index}>{content}</li>
      ))}
      <aside>{aside}</aside>
    </>
  )
}

/** Spreads unknown props on an element. */
function Spread({ builderBlock, ...props }: ClockProps): ReactNode {
  return <i {...props} />
}

/** A hook of another copy of React, which is not rendering. */
function Foreign(): ReactNode {
  const dispatcher = null as unknown as { useContext(): ReactNode }
  return dispatcher.useContext()
}

const clock = (options: object, more: Partial<Block> = {}): Block =>
  component('Clock', { ...options }, { id: 'c', ...more })

const render = (definition: BlockDefinition, ...blocks: Block[]) =>
  renderEntry(deepFreeze(entry(blocks)), [definition])

describe('componentBlock', () => {
  it('gives inputs, the block and its children as props', async () => {
    const definition = componentBlock(Clock, { name: 'Clock', inputs: [] })
    const inner = component('Clock', { city: 'Rome', format: '12h' })
    const { get } = await render(definition, clock({ city: 'Lima' }, { children: [inner] }))
    expect(get('section').textContent).toBe('Clock of Lima, 24hClock of Rome, 12h')
    expect(get('section').getAttribute('aria-label')).toBe('block c')
  })

  it('leaves what has no value to the component, as defaultValue is the editor’s', async () => {
    const inputs = [{ name: 'format', type: 'string', defaultValue: '12h' }]
    const { get } = await render(componentBlock(Clock, { name: 'Clock', inputs }), clock({}))
    expect(get('section').textContent).toBe('Clock of , 24h')
  })

  it('applies the defaultProps of functions, which JSX of React 19 does not', async () => {
    const Old = Object.assign(City, { defaultProps: { city: 'Oslo' } })
    const definition = componentBlock(Old, { name: 'Clock' })
    const { all } = await render(definition, clock({}), clock({ city: 'Lima' }, { id: 'd' }))
    expect(all('b').map(({ textContent }) => textContent)).toEqual(['Oslo', 'Lima'])
  })

  it('gives attributes to a component that renders the block’s element', async () => {
    for (const name of ['noWrap', 'fragment']) {
      const definition = componentBlock(Button, { name: 'Clock', [name]: true })
      const { get } = await render(definition, clock({ label: 'Buy' }))
      expect(get('[builder-id="builder-c"]').localName).toBe('button')
    }
  })

  it('renders lists of blocks in options', async () => {
    const tabs = [{ content: [clock({ city: 'Lima' })] }, { content: [] }]
    const aside = [clock({ city: 'Rome' })]
    const { all, get } = await renderEntry(entry([component('Tabs', { tabs, aside })]), [
      componentBlock(Tabs, { name: 'Tabs' }),
      componentBlock(Clock, { name: 'Clock' }),
    ])
    expect(all('li').map(({ textContent }) => textContent)).toEqual(['Clock of Lima, 24h', ''])
    expect(get('aside').textContent).toBe('Clock of Rome, 24h')
  })

  it('ignores options that mean something to React', async () => {
    const kept = { key: 'k', ref: 'r', dangerouslySetInnerHTML: { __html: '<b>x</b>' } }
    const definition = componentBlock(Spread, { name: 'Clock' })
    const { get } = await render(definition, clock({ ...kept, title: 't' }))
    expect(get('i').outerHTML).toBe('<i title="t"></i>')
  })

  const message = expect.stringContaining('Clock is registered for the models hero, footer')

  it.each([
    [['page'], 1, []],
    [[], 1, []],
    [['hero', 'footer'], 0, [message]],
  ])('registered for %j, is in content of "page" %i times', async (models, times, messages) => {
    const own = componentBlock(Spread, { name: 'Clock', models })
    expect((await render(own, clock({ title: 't' }))).all('i')).toHaveLength(times)
    expect(takeConsole()).toEqual(messages)
  })

  it('passes on to the editor what only it uses, functions as text', () => {
    const input = {
      ...{ name: 'rows', type: 'list', regex: { pattern: '^a' } },
      subFields: [{ name: 'a', type: 'text', onChange: 'code' }],
      showIf: (options: { get(name: string): unknown }) => options.get('a') === 1,
    }
    const options: ComponentOptions = {
      ...{ name: 'Clock', canHaveChildren: true, models: ['page'], inputs: [input] },
      defaultChildren: [text('Hello')],
    }
    const { component: _, ...sent } = componentBlock(Clock, options)
    const showIf = expect.stringMatching(
      /^return \(\(?options\)? => .*\)\.apply\(this, arguments\)$/,
    )
    const inputs = [{ ...input, showIf }]
    expect(JSON.parse(JSON.stringify(sent))).toMatchObject({ ...options, inputs })
  })

  it('names the options that have no effect in one message', () => {
    const passed = { builderBlock: true, builderContext: true }
    const own = { hooks: {}, static: true, isRSC: false, type: 'react' } as const
    componentBlock(Clock, { name: 'Clock', ...own, shouldReceiveBuilderProps: passed })
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: options of registerComponent() for "Clock" have no effect: hooks, static, shouldReceiveBuilderProps.builderContext. Remove them; docs/migration.md says what to do in place of each.',
    ])
  })

  it.each([
    { component: undefined, name: 'Clock' },
    { component: <Clock />, name: 'Clock' },
    { component: 'div', name: 'Clock' },
    { component: Clock, name: '' },
  ])('refuses $component named "$name"', ({ component, name }) => {
    const register = () => componentBlock(component as unknown as typeof Clock, { name })
    expect(register).toThrow(
      /^SiteBlocks: registerComponent\(\) needs a React component and a name/,
    )
  })

  it('says what to do where a component brought another React', async () => {
    const foreign = componentBlock(Foreign, { name: 'Clock' })
    const after = block({ properties: { text: 'after' } })
    const { shadowRoot } = await render(foreign, clock({}), after)
    await act(async () => {})
    expect(shadowRoot.textContent).toContain('after')
    expect(takeConsole().join()).toContain(
      'It uses another copy of React: give it to registerComponent() of siteblocks/react',
    )
  })
})
