// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { TabsOptions } from '../../content/blockOptions'
import { component, deepFreeze, entry, localized, text } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import { type DrawnEntry, drawEntry } from '../../render/testing/drawEntry'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { stubBlocks } from '../internals/testing/stubBlocks'
import { tabsBlock } from './tabsBlock'

const definitions = [tabsBlock, ...stubBlocks]

const tabs = (count: number): TabsOptions['tabs'] =>
  Array.from({ length: count }, (_, index) => ({
    label: [text(`Tab ${index + 1}`)],
    content: [text(`inside ${index + 1}`), component('Form:Input')],
  }))

const content = (options: object, overrides: Partial<Block> = {}) =>
  deepFreeze(
    entry([component('Builder: Tabs', { tabs: tabs(3), ...options }, { id: 't', ...overrides })]),
  )

function draw(options: object = {}): Promise<DrawnEntry> {
  return drawEntry(content(options), definitions)
}

const tabsOf = ({ all }: DrawnEntry): HTMLElement[] => all('[role=tab]')

/** Number of the active tab, counted from 1, as every sign of it has it; 0 for none. */
function active(drawn: DrawnEntry): number {
  const all = tabsOf(drawn)
  const selected = all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true')
  const marked = all.findIndex((tab) => tab.classList.contains('builder-tab-active'))
  const [panel, ...others] = drawn.all('[role=tabpanel]:not([hidden])')
  expect(others).toHaveLength(0)
  expect(marked).toBe(selected)
  expect(panel?.textContent).toBe(selected < 0 ? undefined : `inside ${selected + 1}`)
  return selected + 1
}

/** Number of the tab that the Tab key leads to. */
function reachable(drawn: DrawnEntry): number {
  const stops = tabsOf(drawn).filter(({ tabIndex }) => tabIndex === 0)
  expect(stops).toHaveLength(1)
  return tabsOf(drawn).indexOf(stops[0]!) + 1
}

async function click(drawn: DrawnEntry, number: number): Promise<void> {
  await userEvent.click(tabsOf(drawn)[number - 1]!)
}

describe('Tabs', () => {
  it('draws a row of tabs and the content of the first, under the names that authors know', async () => {
    const drawn = await draw()
    const [row, panel, ...rest] = Array.from(drawn.get('.builder-t.builder-has-component').children)
    expect(rest).toHaveLength(0)
    expect(row?.matches('.builder-tabs-wrap[role=tablist]')).toBe(true)
    expect(tabsOf(drawn).map(({ className }) => className)).toEqual([
      'builder-tab-wrap builder-tab-active',
      'builder-tab-wrap',
      'builder-tab-wrap',
    ])
    expect(tabsOf(drawn).map(({ textContent }) => textContent)).toEqual(['Tab 1', 'Tab 2', 'Tab 3'])
    expect(panel?.textContent).toContain('inside 1')
    expect(drawn.get('[role=tab] > .builder-blocks').getAttribute('builder-parent-id')).toBe(
      'builder-t',
    )
  })

  it('ties each tab to its panel', async () => {
    const drawn = await draw()
    const [tab] = tabsOf(drawn)
    const panel = drawn.get('[role=tabpanel]')
    expect(tab?.tagName).toBe('BUTTON')
    expect(tab?.getAttribute('type')).toBe('button')
    expect(tab?.getAttribute('aria-controls')).toBe(panel.id)
    expect(panel.getAttribute('aria-labelledby')).toBe(tab?.id)
    expect(panel.tabIndex).toBe(0)
  })

  it.each([
    { defaultActiveTab: undefined, expected: 1 },
    { defaultActiveTab: 2, expected: 2 },
    { defaultActiveTab: 0, expected: 0 },
    { defaultActiveTab: 3, expected: 3 },
    { defaultActiveTab: 4, expected: 0 },
    { defaultActiveTab: -1, expected: 0 },
    { defaultActiveTab: 1.5, expected: 0 },
    { defaultActiveTab: '2', expected: 2 },
    { defaultActiveTab: null, expected: 1 },
    { defaultActiveTab: 'second', expected: 0 },
    { defaultActiveTab: {}, expected: 0 },
  ])('begins with tab $expected for $defaultActiveTab', async ({ defaultActiveTab, expected }) => {
    expect(active(await draw({ defaultActiveTab }))).toBe(expected)
  })

  it('reads the first tab once', async () => {
    const drawn = await draw({ defaultActiveTab: 1 })
    await drawn.redraw(content({ defaultActiveTab: 3 }))
    expect(active(drawn)).toBe(1)
  })

  it('turns to a tab that is clicked, and moves the style there', async () => {
    const drawn = await draw({ activeTabStyle: { backgroundColor: 'red' } })
    const colours = () => tabsOf(drawn).map(({ style }) => style.backgroundColor)
    expect(colours()).toEqual(['red', '', ''])
    await click(drawn, 2)
    expect(active(drawn)).toBe(2)
    expect(colours()).toEqual(['', 'red', ''])
  })

  it.each([
    { collapsible: false, expected: 1 },
    { collapsible: undefined, expected: 1 },
    { collapsible: true, expected: 0 },
  ])(
    'goes to $expected when the active tab is clicked and collapsible is $collapsible',
    async ({ collapsible, expected }) => {
      const drawn = await draw({ collapsible })
      await click(drawn, 1)
      expect(active(drawn)).toBe(expected)
      await click(drawn, 3)
      expect(active(drawn)).toBe(3)
    },
  )

  it('draws a panel when it first opens, and keeps what was typed in it', async () => {
    const drawn = await draw()
    expect(drawn.all('[role=tabpanel]')).toHaveLength(1)
    await userEvent.type(drawn.get('input'), 'hello')
    await click(drawn, 2)
    expect(drawn.all('[role=tabpanel]').map(({ hidden }) => hidden)).toEqual([true, false])
    await click(drawn, 1)
    expect(drawn.get<HTMLInputElement>('input').value).toBe('hello')
  })

  it.each([
    { layout: 'space-around', expected: 'space-around' },
    { layout: undefined, expected: '' },
  ])('lays the tabs out as $expected', async ({ layout, expected }) => {
    const drawn = await draw({ tabHeaderLayout: layout })
    expect(drawn.get('.builder-tabs-wrap').style.justifyContent).toBe(expected)
  })

  it.each([undefined, null, 'two', {}, []])('is an empty row for the tabs %j', async (none) => {
    const drawn = await draw({ tabs: none, collapsible: true })
    expect(drawn.get('.builder-tabs-wrap').childElementCount).toBe(0)
    expect(drawn.all('[role=tabpanel]')).toHaveLength(0)
  })

  it('names a tab without a label after its place', async () => {
    const drawn = await draw({ tabs: [{ content: [] }, null, { label: [text('Named')] }] })
    expect(tabsOf(drawn).map((tab) => tab.getAttribute('aria-label'))).toEqual(['1', '2', null])
  })

  it('lets the Tab key pass a panel in which there is nothing', async () => {
    const drawn = await draw({ tabs: [{ label: [text('Empty')] }] })
    expect(drawn.get('[role=tabpanel]').hasAttribute('tabindex')).toBe(false)
  })

  it('finds the labels of one language', async () => {
    const label = localized([text('Hello')], { de: [text('Hallo')] })
    const drawn = await drawEntry(content({ tabs: [{ label }] }), definitions, { locale: 'de' })
    expect(tabsOf(drawn)[0]?.textContent).toBe('Hallo')
  })

  it('goes by its other name too', async () => {
    const block = component('Builder:Tabs', { tabs: tabs(1) })
    expect(tabsOf(await drawEntry(entry([block]), definitions))).toHaveLength(1)
  })

  it('draws on a server what the browser begins with', () => {
    const { serverHtml, container } = hydrateEntry(content({ defaultActiveTab: 2 }), definitions)
    expect(serverHtml).toContain('inside 2')
    expect(serverHtml).not.toContain('inside 1')
    expect(container.querySelectorAll('[role=tabpanel]')).toHaveLength(1)
  })
})

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
    const drawn = await draw()
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
    const drawn = await draw()
    const { KeyboardEvent } = document.defaultView!
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    act(() => void tabsOf(drawn)[0]?.dispatchEvent(event))
    expect(event.defaultPrevented).toBe(prevented)
  })

  it.each(['{Enter}', ' '])('collapse and open the active tab by "%s"', async (key) => {
    const drawn = await draw({ collapsible: true })
    tabsOf(drawn)[0]?.focus()
    await userEvent.keyboard(key)
    expect(active(drawn)).toBe(0)
    await userEvent.keyboard(key)
    expect(active(drawn)).toBe(1)
  })

  it('follow the text where it runs from right to left', async () => {
    const drawn = await draw()
    drawn.get('.builder-tabs-wrap').style.direction = 'rtl'
    tabsOf(drawn)[0]?.focus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(active(drawn)).toBe(2)
  })

  it('reach one tab only, the first where none is active', async () => {
    const drawn = await draw({ defaultActiveTab: 0, collapsible: true })
    expect(reachable(drawn)).toBe(1)
    await click(drawn, 3)
    await click(drawn, 3)
    expect(active(drawn)).toBe(0)
    expect(reachable(drawn)).toBe(3)
  })

  it('reach a tab that is still there when others are taken out', async () => {
    const drawn = await draw({ defaultActiveTab: 3 })
    await drawn.redraw(content({ tabs: tabs(2) }))
    expect(reachable(drawn)).toBe(1)
    expect(drawn.all('[role=tabpanel]')).toHaveLength(0)
  })
})

describe('a tab with a button in its label', () => {
  const withButton = [{ label: [component('Core:Button', { text: 'Buy' })] }, ...tabs(1)!]

  it('is a box named after it, and the button cannot be reached', async () => {
    const drawn = await draw({ tabs: withButton, defaultActiveTab: 0 })
    const [tab] = tabsOf(drawn)
    expect(tab?.tagName).toBe('DIV')
    expect(tab?.getAttribute('aria-label')).toBe('Buy')
    expect(drawn.get('button').closest('[inert]')?.parentElement).toBe(tab)
  })

  it.each(['{Enter}', ' '])('opens and collapses by "%s"', async (key) => {
    const drawn = await draw({ tabs: withButton, defaultActiveTab: 0, collapsible: true })
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

describe('siteblocks:change of Tabs', () => {
  it('tells the host page of each change, and of nothing else', async () => {
    const drawn = await draw({ collapsible: true, defaultActiveTab: 2 })
    const changes: unknown[] = []
    drawn.container.addEventListener('siteblocks:change', (event) => {
      const { block, index } = (event as CustomEvent).detail
      changes.push([block.id, index, active(drawn)])
    })
    await click(drawn, 3)
    await click(drawn, 3)
    tabsOf(drawn)[0]?.focus()
    await userEvent.keyboard('{Home}')
    await userEvent.keyboard('{Home}')
    await drawn.redraw(content({ collapsible: false }))
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
    const drawn = await draw({ defaultActiveTab: 3, collapsible: true })
    expect(scrollBy.mock.calls).toEqual([[175, 0]])
    await click(drawn, 2)
    expect(scrollBy).toHaveBeenLastCalledWith(75, 0)
    await click(drawn, 2)
    expect(scrollBy).toHaveBeenCalledTimes(2)
  })
})
