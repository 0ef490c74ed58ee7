// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Block } from '../../../src/content/types'
import { BlockForm, InputField } from './BlockForm'
import { blockOptionsOf } from './blockOptions'

function show(name: string | undefined, given: Record<string, unknown> = {}, more = {}) {
  const start: Block = {
    '@type': '@builder.io/sdk:Element',
    id: 'block',
    ...(name ? { component: { name, options: given } } : {}),
    ...more,
  }
  const onBlock = vi.fn()
  render(<Stage start={start} onBlock={onBlock} />)
  const options = () => blockOptionsOf(onBlock.mock.lastCall?.[0] ?? start)
  const binding = () =>
    Object(onBlock.mock.lastCall?.[0].bindings)['component.options.defaultActiveTab']
  return { user: userEvent.setup(), start, options, binding }
}

/** Holds the block in state, as panels do. */
function Stage({ start, onBlock }: { start: Block; onBlock(block: Block): void }) {
  const [block, setBlock] = useState(start)
  function change(next: Block) {
    setBlock(next)
    onBlock(next)
  }
  return <BlockForm block={block} onChange={change} />
}

describe('BlockForm', () => {
  afterEach(cleanup)

  it('changes a text and a choice, and leaves the block that it was given alone', async () => {
    const { user, start, options } = show('Image', { image: 'a.svg', backgroundSize: 'cover' })
    await user.type(screen.getByLabelText('Alt text'), 'Heron')
    await user.selectOptions(screen.getByLabelText('Background size'), 'contain')
    expect(options()).toEqual({ image: 'a.svg', backgroundSize: 'contain', altText: 'Heron' })
    await user.selectOptions(screen.getByLabelText('Background size'), 'Not set (cover)')
    expect(options()).toEqual({ image: 'a.svg', altText: 'Heron' })
    expect(blockOptionsOf(start)).toEqual({ image: 'a.svg', backgroundSize: 'cover' })
  })

  it('hides what is rarely needed', async () => {
    const { user, options } = show('Image')
    expect(screen.queryByLabelText('Srcset')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More options' }))
    const lazy = screen.getByRole('switch', { name: 'Lazy' })
    expect(lazy.getAttribute('aria-checked')).toBe('true')
    await user.click(lazy)
    await user.type(screen.getByLabelText('Aspect ratio'), '0.5')
    expect(options()).toEqual({ lazy: false, aspectRatio: 0.5 })
    await user.clear(screen.getByLabelText('Aspect ratio'))
    expect(options()).toEqual({ lazy: false })
  })

  it('adds, moves and removes items of a list, and keeps the focus on what moves', async () => {
    const { user, options } = show('Builder:Carousel', {
      responsive: [{ width: 800 }, { width: 400 }],
    })
    const ups = screen.getAllByRole('button', { name: 'Move up' })
    ups[1]?.focus()
    await user.keyboard('{Enter}')
    expect(options().responsive).toEqual([{ width: 400 }, { width: 800 }])
    expect(document.activeElement).toBe(screen.getAllByRole('button', { name: 'Move up' })[0])
    await user.keyboard('{Enter}')
    expect(options().responsive).toEqual([{ width: 400 }, { width: 800 }])

    await user.click(screen.getAllByRole('button', { name: 'Remove' })[0]!)
    await user.click(screen.getAllByRole('button', { name: 'Add to the list' })[1]!)
    expect(options()).toMatchObject({ responsive: [{ width: 800 }, { width: 400, dots: true }] })
  })

  it('accepts JSON once it can be parsed, and says so until then', async () => {
    const { user, options } = show('Symbol', { symbol: { entry: 'one' } })
    const field = screen.getByRole('textbox', { name: /Symbol/ })
    await user.clear(field)
    await user.click(field)
    await user.paste('{"entry": "two"')
    expect(screen.getByText(/is not closed/)).toBeTruthy()
    expect(options()).toEqual({})
    await user.paste('}')
    expect(options()).toEqual({ symbol: { entry: 'two' } })
    expect(screen.queryByText(/is not closed/)).toBeNull()
  })

  it('has one field for each locale', async () => {
    const text = { '@type': '@builder.io/core:LocalizedValue', Default: 'Hello', 'de-DE': 'Hallo' }
    const { user, options } = show('Text', { text })
    await user.type(screen.getByLabelText(/de-DE/), '!')
    expect(options()).toEqual({ text: { ...text, 'de-DE': 'Hallo!' } })
  })

  it('says what visitors see instead', () => {
    show('Core:Button', { text: 'Go' }, { bindings: { 'component.options.text': 'state.label' } })
    expect(screen.getByText('state.label')).toBeTruthy()
  })

  it('lets the first tab depend on a fact of the visit, and on none again', async () => {
    const { user, binding } = show('Builder: Tabs', { tabs: [], defaultActiveTab: 3 })
    await user.click(screen.getByRole('button', { name: 'More options' }))
    await user.click(screen.getByRole('button', { name: 'Let it depend on the visit' }))
    await user.type(screen.getByRole('textbox', { name: 'Is' }), 'AT')
    const tab = screen.getByRole('spinbutton', { name: 'Then' })
    await user.clear(tab)
    await user.type(tab, '2')
    expect(binding()).toBe('({"AT":2})[builder.getUserAttributes().country] ?? 3')
    await user.selectOptions(screen.getByLabelText('Tab depends on'), 'Returning: true or false')
    const first = screen.getByLabelText('Default active tab')
    await user.clear(first)
    await user.type(first, '1')
    expect(binding()).toBe('({"AT":2})[builder.getUserAttributes().returning] ?? 1')
    await user.selectOptions(screen.getByLabelText('Tab depends on'), 'Not set')
    expect(binding()).toBeUndefined()
  })

  it('leaves a binding of the author’s own alone', async () => {
    const bindings = { 'component.options.defaultActiveTab': 'state.tab' }
    const { user } = show('Builder: Tabs', { tabs: [] }, { bindings })
    await user.click(screen.getByRole('button', { name: 'More options' }))
    expect(screen.getByText('state.tab')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Let it depend on the visit' })).toBeNull()
  })

  it.each([
    { name: undefined, says: /only blocks inside/ },
    { name: 'Unheard Of', says: /Nothing is known/ },
  ])('says why there is nothing to fill in on $name', ({ name, says }) => {
    show(name)
    expect(screen.getByText(says)).toBeTruthy()
  })

  it.each([
    [undefined, undefined, '', 'None'],
    ['', undefined, '', 'None'],
    [undefined, 'white', 'white', 'white'],
    ['#1d4d3b', 'white', '#1d4d3b', '#1d4d3b'],
    ['rgb(0, 0, 0)', undefined, 'rgb(0, 0, 0)', 'rgb(0, 0, 0)'],
  ])('shows colour %s, by default %s, as it is', (value, defaultValue, swatch, words) => {
    const input = { name: 'tint', type: 'color', defaultValue } as const
    render(<InputField input={input} value={value} onChange={vi.fn()} />)
    expect(screen.getByLabelText('Pick tint').style.backgroundColor).toBe(swatch)
    const field = screen.getByLabelText('Tint') as HTMLInputElement
    expect(field.value || field.placeholder).toBe(words)
  })
})
