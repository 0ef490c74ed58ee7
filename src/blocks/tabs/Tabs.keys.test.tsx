// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { component } from '../../content/testing/blocks'
import { active, clickTab, drawTabs, reachable, tabs, tabsEntry, tabsOf } from './testing/drawTabs'

describe('keys in Tabs', () => {
  it.each([
    { keys: '{ArrowRight}', expected: 2 },
    { keys: '{ArrowLeft}', expected: 3 },
    { keys: '{End}', expected: 3 },
    { keys: '{End}{ArrowRight}', expected: 1 },
    { keys: '{End}{Home}', expected: 1 },
    { keys: '{ArrowDown}', expected: 1 },
    { keys: '{Control>}{ArrowRight}{/Control}', expected: 1 },
  ])('turn to tab $expected by $keys, and move the focus', async ({ keys, expected }) => {
    const drawn = await drawTabs()
    tabsOf(drawn)[0]?.focus()
    await userEvent.keyboard(keys)
    expect(active(drawn)).toBe(expected)
    expect(reachable(drawn)).toBe(expected)
    expect(drawn.shadowRoot.activeElement?.id).toBe(tabsOf(drawn)[expected - 1]?.id)
  })

  it.each([
    { key: 'ArrowRight', prevented: true },
    { key: 'ArrowDown', prevented: false },
  ])('keep the page from scrolling by $key: $prevented', async ({ key, prevented }) => {
    const drawn = await drawTabs()
    const { KeyboardEvent } = document.defaultView!
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void tabsOf(drawn)[0]?.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(prevented)
  })

  it.each(['{Enter}', ' '])('collapse and open the active tab by "%s"', async (key) => {
    const drawn = await drawTabs({ collapsible: true })
    tabsOf(drawn)[0]?.focus()
    await userEvent.keyboard(key)
    expect(active(drawn)).toBe(0)
    await userEvent.keyboard(key)
    expect(active(drawn)).toBe(1)
  })

  it('follow the text where it runs from right to left', async () => {
    const drawn = await drawTabs()
    drawn.get('.builder-tabs-wrap').style.direction = 'rtl'
    tabsOf(drawn)[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(active(drawn)).toBe(2)
  })

  it('reach one tab only, the first where none is active', async () => {
    const drawn = await drawTabs({ defaultActiveTab: 0, collapsible: true })
    expect(reachable(drawn)).toBe(1)
    await clickTab(drawn, 3)
    await clickTab(drawn, 3)
    expect(active(drawn)).toBe(0)
    expect(reachable(drawn)).toBe(3)
  })

  it('reach a tab that is still there when others are taken out', async () => {
    const drawn = await drawTabs({ defaultActiveTab: 3 })
    await drawn.redraw(tabsEntry({ tabs: tabs(2) }))
    expect(reachable(drawn)).toBe(1)
    expect(drawn.all('[role=tabpanel]')).toHaveLength(0)
  })
})

describe('a tab with a button in its label', () => {
  const withButton = [{ label: [component('Core:Button', { text: 'Buy' })] }, ...tabs(1)]

  it('is a box named after it, and the button cannot be reached', async () => {
    const drawn = await drawTabs({ tabs: withButton, defaultActiveTab: 0 })
    const [tab] = tabsOf(drawn)
    expect(tab?.tagName).toBe('DIV')
    expect(tab?.getAttribute('aria-label')).toBe('Buy')
    expect(drawn.get('button').closest('[inert]')?.parentElement).toBe(tab)
  })

  it.each(['{Enter}', ' '])('opens and collapses by "%s"', async (key) => {
    const drawn = await drawTabs({ tabs: withButton, defaultActiveTab: 0, collapsible: true })
    const [tab] = tabsOf(drawn)
    tab?.focus()
    await userEvent.keyboard(key)
    expect(tab?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard(key)
    expect(tab?.getAttribute('aria-selected')).toBe('false')
    await userEvent.keyboard('{ArrowRight}')
    expect(tabsOf(drawn)[1]?.getAttribute('aria-selected')).toBe('true')
  })
})
