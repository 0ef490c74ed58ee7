// @vitest-environment happy-dom
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry, text } from '../../content/testing/blocks'
import { renderEntry } from '../../render/testing/renderEntry'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { headerStyle, nextTab, tabOfKey } from './Tabs'
import {
  active,
  clickTab,
  nameOfTab,
  renderTabs,
  tabs,
  tabsDefinitions,
  tabsEntry,
  tabsOf,
} from './testing/renderTabs'

const { omit } = takenOmissions()

describe('Tabs', () => {
  it('renders a row of tabs and the content of the first, under the names that authors use', async () => {
    const rendered = await renderTabs()
    const [box, panel, ...rest] = Array.from(
      rendered.get('.builder-t.builder-has-component').children,
    )
    const row = box?.firstElementChild
    expect(rest).toHaveLength(0)
    expect(row?.matches('.builder-tabs-wrap[role=tablist]')).toBe(true)
    expect(tabsOf(rendered).map(({ className }) => className)).toEqual([
      'builder-tab-wrap builder-tab-active',
      'builder-tab-wrap',
      'builder-tab-wrap',
    ])
    expect(row?.textContent).toBe('Tab 1Tab 2Tab 3')
    expect(panel?.textContent).toContain('inside 1')
    expect(rendered.get('[role=tab] > .builder-blocks').getAttribute('builder-parent-id')).toBe(
      'builder-t',
    )
  })

  it('ties each tab to its panel', async () => {
    const rendered = await renderTabs()
    const [tab] = tabsOf(rendered)
    const panel = rendered.get('[role=tabpanel]')
    expect(tab?.tabIndex).toBe(0)
    expect(tab?.getAttribute('aria-controls')).toBe(panel.id)
    expect(panel.getAttribute('aria-labelledby')).toBe(tab?.id)
    expect(panel.tabIndex).toBe(0)
  })

  it.each([
    { defaultActiveTab: undefined, expected: 1 },
    { defaultActiveTab: 2, expected: 2 },
    { defaultActiveTab: 0, expected: 0 },
    { defaultActiveTab: 4, expected: 0 },
    { defaultActiveTab: -1, expected: 0 },
    { defaultActiveTab: '2', expected: 2 },
    { defaultActiveTab: null, expected: 1 },
    { defaultActiveTab: 'second', expected: 0 },
  ])('begins with tab $expected for $defaultActiveTab', async ({ defaultActiveTab, expected }) => {
    expect(active(await renderTabs({ defaultActiveTab }))).toBe(expected)
  })

  it('reads the first tab once', async () => {
    const rendered = await renderTabs({ defaultActiveTab: 1 })
    await rendered.rerender(tabsEntry({ defaultActiveTab: 3 }))
    expect(active(rendered)).toBe(1)
  })

  it('turns to a tab that is clicked, and moves the style there', async () => {
    const rendered = await renderTabs({ activeTabStyle: { backgroundColor: 'red' } })
    const colours = () => tabsOf(rendered).map(({ style }) => style.backgroundColor)
    expect(colours()).toEqual(['red', '', ''])
    await clickTab(rendered, 2)
    expect(active(rendered)).toBe(2)
    expect(colours()).toEqual(['', 'red', ''])
  })

  it('keeps the active tab open when it is clicked, unless it may collapse', async () => {
    const rendered = await renderTabs()
    await clickTab(rendered, 1)
    expect(active(rendered)).toBe(1)
  })

  it('renders a panel when it first opens, and keeps what was typed in it', async () => {
    const rendered = await renderTabs()
    expect(rendered.all('[role=tabpanel]')).toHaveLength(1)
    await userEvent.type(rendered.get('input'), 'hello')
    await clickTab(rendered, 2)
    expect(rendered.all('[role=tabpanel]').map(({ hidden }) => hidden)).toEqual([true, false])
    await clickTab(rendered, 1)
    expect(rendered.get<HTMLInputElement>('input').value).toBe('hello')
  })

  it('lays the tabs out as its author chose', async () => {
    const rendered = await renderTabs({ tabHeaderLayout: 'space-around' })
    expect(rendered.get('.builder-tabs-wrap').style.justifyContent).toBe('space-around')
  })

  it.each([undefined, 'two'])('is an empty row for the tabs %j', async (none) => {
    const rendered = await renderTabs({ tabs: none, collapsible: true })
    expect(rendered.get('.builder-tabs-wrap').childElementCount).toBe(0)
    expect(rendered.all('[role=tabpanel]')).toHaveLength(0)
  })

  it('names a tab without a label after its place', async () => {
    const noList = { label: 'word' as never }
    const rendered = await renderTabs({ tabs: [noList, null, { label: [text('Named')] }] })
    expect(tabsOf(rendered).map((tab) => tab.getAttribute('aria-label'))).toEqual(['1', '2', null])
  })

  it('updates the name of a tab that holds controls', async () => {
    const label = [
      component('Core:Button', {}, { bindings: { 'component.options.text': 'state.count' } }),
    ]
    const adds = block({ id: 'add', tagName: 'button', actions: { click: 'state.count++' } })
    const tabbed = component('Builder: Tabs', { tabs: [{ label }] })
    const data = { blocks: [tabbed, adds], state: { count: 1 } }
    const rendered = await renderEntry(deepFreeze(entry([], { data })), tabsDefinitions)
    const nameOf = (): unknown => nameOfTab(rendered, 0)
    expect(nameOf()).toBe('1')
    await userEvent.click(rendered.get('.builder-add'))
    expect(nameOf()).toBe('2')
  })

  it('lets the Tab key pass a panel in which there is nothing', async () => {
    const rendered = await renderTabs({ tabs: [{ label: [text('Empty')] }] })
    expect(rendered.get('[role=tabpanel]').hasAttribute('tabindex')).toBe(false)
  })

  it('accepts its other name too', async () => {
    const block = component('Builder:Tabs', { tabs: tabs(1) })
    expect(tabsOf(await renderEntry(entry([block]), tabsDefinitions))).toHaveLength(1)
  })

  it('renders on a server what the browser begins with', () => {
    const { serverHtml, container } = hydrateEntry(
      tabsEntry({ defaultActiveTab: 2 }),
      tabsDefinitions,
    )
    expect(serverHtml).toContain('inside 2')
    expect(serverHtml).not.toContain('inside 1')
    expect(container.querySelectorAll('[role=tabpanel]')).toHaveLength(1)
  })
})

describe('siteblocks:change of Tabs', () => {
  it('notifies the host page of each change, and of nothing else', async () => {
    const rendered = await renderTabs({ collapsible: true, defaultActiveTab: 2 })
    const changes: unknown[] = []
    rendered.container.addEventListener('siteblocks:change', (event) => {
      const { block, index } = (event as CustomEvent).detail
      changes.push([block.id, index, active(rendered)])
    })
    await clickTab(rendered, 3)
    await clickTab(rendered, 3)
    tabsOf(rendered)[0]?.focus()
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard('{Home}')
    await rendered.rerender(tabsEntry({ collapsible: false }))
    expect(changes).toEqual([
      ['t', 2, 3],
      ['t', -1, 0],
      ['t', 0, 1],
    ])
  })
})

describe('the row of Tabs', () => {
  it('scrolls the active tab to its middle', async () => {
    const { prototype } = document.defaultView!.HTMLElement
    const scrollBy = vi.spyOn(prototype, 'scrollBy').mockReturnValue(undefined)
    vi.spyOn(prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const place = this.matches('[role=tab]')
        ? Array.from(this.parentElement!.children).indexOf(this) * 100
        : 0
      return { left: place, width: this.matches('[role=tab]') ? 100 : 150 } as DOMRect
    })
    const rendered = await renderTabs({ defaultActiveTab: 3, collapsible: true })
    expect(scrollBy.mock.calls).toEqual([[175, 0]])
    await clickTab(rendered, 2)
    expect(scrollBy).toHaveBeenLastCalledWith(75, 0)
    await clickTab(rendered, 2)
    expect(scrollBy).toHaveBeenCalledTimes(2)
  })
})

describe('headerStyle', () => {
  it.each([
    { layout: 'center', justifyContent: 'safe center' },
    { layout: 'flex-end', justifyContent: 'safe flex-end' },
    { layout: 'space-between', justifyContent: 'space-between' },
  ])('is $justifyContent for $layout', ({ layout, justifyContent }) => {
    expect(headerStyle(layout, omit)).toEqual({ justifyContent })
  })

  it.each([undefined, '', { a: 1 }, 'red;position:fixed'])('is nothing for %j', (layout) => {
    expect(headerStyle(layout, omit)).toEqual({})
  })
})

describe('nextTab', () => {
  it('is the same state when nothing changes', () => {
    const state = { active: 1, reachable: 1 }
    expect(nextTab(state, 1)).toBe(state)
  })
})

describe('tabOfKey', () => {
  it.each([
    { key: 'ArrowRight', tab: 0, ltr: 1, rtl: 3 },
    { key: 'ArrowRight', tab: 3, ltr: 0, rtl: 2 },
    { key: 'ArrowLeft', tab: 0, ltr: 3, rtl: 1 },
    { key: 'ArrowLeft', tab: 3, ltr: 2, rtl: 0 },
    { key: 'Home', tab: 2, ltr: 0, rtl: 0 },
    { key: 'End', tab: 2, ltr: 3, rtl: 3 },
    { key: 'ArrowDown', tab: 1, ltr: undefined, rtl: undefined },
    { key: 'Enter', tab: 1, ltr: undefined, rtl: undefined },
  ])('leads from $tab of 4 to $ltr, from right to left to $rtl, by $key', (row) => {
    expect(tabOfKey(row.key, row.tab, { count: 4 })).toBe(row.ltr)
    expect(tabOfKey(row.key, row.tab, { count: 4, rtl: true })).toBe(row.rtl)
  })
})
