// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { component } from '../../content/testing/blocks'
import {
  active,
  clickTab,
  reachable,
  renderTabs,
  tabs,
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
  ])('keep the page from scrolling by $key: $prevented', async ({ key, prevented }) => {
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

  it('reach a tab that is still there when others are taken out', async () => {
    const rendered = await renderTabs({ defaultActiveTab: 3 })
    await rendered.rerender(tabsEntry({ tabs: tabs(2) }))
    expect(reachable(rendered)).toBe(1)
    expect(rendered.all('[role=tabpanel]')).toHaveLength(0)
  })
})

describe('a tab with a button in its label', () => {
  const withButton = [{ label: [component('Core:Button', { text: 'Buy' })] }, ...tabs(1)]

  it('is a box named after it, and the button cannot be reached', async () => {
    const rendered = await renderTabs({ tabs: withButton, defaultActiveTab: 0 })
    const [tab] = tabsOf(rendered)
    expect(tab?.tagName).toBe('DIV')
    expect(tab?.getAttribute('aria-label')).toBe('Buy')
    expect(rendered.get('button').closest('[inert]')?.parentElement).toBe(tab)
  })

  it.each(['{Enter}', ' '])('opens and collapses by "%s"', async (key) => {
    const rendered = await renderTabs({ tabs: withButton, defaultActiveTab: 0, collapsible: true })
    const [tab] = tabsOf(rendered)
    tab?.focus()
    await userEvent.keyboard(key)
    expect(tab?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard(key)
    expect(tab?.getAttribute('aria-selected')).toBe('false')
    await userEvent.keyboard('{ArrowRight}')
    expect(tabsOf(rendered)[1]?.getAttribute('aria-selected')).toBe('true')
  })
})
