// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry, text } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import {
  active,
  clickTab,
  nameOfTab,
  reachable,
  renderTabs,
  tabs,
  tabsDefinitions,
  tabsEntry,
  tabsOf,
} from './testing/renderTabs'

describe('keys in Tabs', () => {
  it.each([
    { keys: '{ArrowRight}', expected: 2 },
    { keys: '{Control>}{ArrowRight}{/Control}', expected: 1 },
  ])('turn to tab $expected by $keys, and move the focus', async ({ keys, expected }) => {
    const rendered = await renderTabs()
    tabsOf(rendered)[0]?.focus()
    await userEvent.keyboard(keys)
    expect(active(rendered)).toBe(expected)
    expect(reachable(rendered)).toBe(expected)
    expect(rendered.shadowRoot.activeElement?.id).toBe(tabsOf(rendered)[expected - 1]?.id)
  })

  it.each([
    { key: 'ArrowRight', prevented: true },
    { key: 'ArrowDown', prevented: false },
  ])('prevent scrolling by $key: $prevented', async ({ key, prevented }) => {
    const rendered = await renderTabs()
    const { KeyboardEvent } = document.defaultView!
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void tabsOf(rendered)[0]?.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(prevented)
  })

  it('are reversed in right-to-left text', async () => {
    const rendered = await renderTabs()
    rendered.get('.builder-tabs-wrap').style.direction = 'rtl'
    tabsOf(rendered)[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(active(rendered)).toBe(2)
  })

  it('reach one tab only, the first where none is active', async () => {
    const rendered = await renderTabs({ defaultActiveTab: 0, collapsible: true })
    expect(reachable(rendered)).toBe(1)
    await clickTab(rendered, 3)
    await clickTab(rendered, 3)
    expect(active(rendered)).toBe(0)
    expect(reachable(rendered)).toBe(3)
  })

  it('reach a remaining tab when others are removed', async () => {
    const rendered = await renderTabs({ defaultActiveTab: 3 })
    await rendered.rerender(tabsEntry({ tabs: tabs(2) }))
    expect(reachable(rendered)).toBe(1)
    expect(rendered.all('[role=tabpanel]')).toHaveLength(0)
  })
})

describe('a tab with controls in its label', () => {
  const link = block({ tagName: 'a', properties: { href: '#buy', text: 'Buy' } })
  const withLink = [{ label: [link] }, ...tabs(1)]

  it('is named after it, and only a pointer reaches the link', async () => {
    const rendered = await renderTabs({ tabs: withLink, defaultActiveTab: 0 })
    const [tab] = tabsOf(rendered)
    expect(tab?.tagName).toBe('DIV')
    expect(nameOfTab(rendered, 0)).toBe('Buy')
    const isReachable = () => rendered.get('[href]').closest('[inert]') === null
    expect(isReachable()).toBe(false)
    await userEvent.hover(rendered.get('[href]'))
    expect(isReachable()).toBe(true)
    await userEvent.unhover(rendered.get('[href]'))
    expect(isReachable()).toBe(false)
  })

  it.each(['{Enter}', ' '])('opens and collapses by "%s", and follows the link', async (key) => {
    const rendered = await renderTabs({ tabs: withLink, defaultActiveTab: 0, collapsible: true })
    const followed = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    rendered.get('[href]').addEventListener('click', followed)
    const [tab] = tabsOf(rendered)
    tab?.focus()
    await userEvent.keyboard(key)
    expect(tab?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard(key)
    expect(tab?.getAttribute('aria-selected')).toBe('false')
    await userEvent.keyboard('{ArrowRight}')
    expect(tabsOf(rendered)[1]?.getAttribute('aria-selected')).toBe('true')
    expect(followed).toHaveBeenCalledTimes(2)
  })

  it.each([
    {
      what: 'a click',
      act: (tab: HTMLElement) => userEvent.click(tab.querySelector('span') ?? tab),
    },
    { what: 'Enter', act: () => userEvent.keyboard('{ArrowRight}{Enter}'), times: 2 },
    { what: 'an arrow key', act: () => userEvent.keyboard('{ArrowRight}') },
  ])('runs the action of a block in its label, by $what', async ({ act, times = 1 }) => {
    const acting = block({ actions: { click: 'state.times++' }, children: [text('Go')] })
    const tabbed = [...tabs(1), { label: [acting], content: [text('inside 2')] }]
    const shown = text('', { id: 'shown', bindings: { 'component.options.text': 'state.times' } })
    const blocks = [component('Builder: Tabs', { tabs: tabbed }), shown]
    const page = entry([], { data: { blocks, state: { times: 0 } } })
    const rendered = await renderEntry(deepFreeze(page), tabsDefinitions)
    const [first, second] = tabsOf(rendered)
    first?.focus()
    if (second) await act(second)
    expect(active(rendered)).toBe(2)
    expect(rendered.get('.builder-shown').textContent).toBe(`${times}`)
    expect(second?.querySelectorAll('[role],[tabindex]')).toHaveLength(0)
  })
})
