// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component } from '../content/testing/blocks'
import { takeConsole } from '../utils/testing/consoleMessages'
import type { RenderedEntry } from './testing/renderEntry'
import { button, renderLogic, texts } from './testing/renderLogic'

const cssTexts = ({ shadowRoot }: RenderedEntry): string[] =>
  shadowRoot.adoptedStyleSheets.flatMap(({ cssRules }) =>
    Array.from(cssRules, ({ cssText }) => cssText),
  )

describe('bindings', () => {
  it.each([
    ['component.options.text', "state.name + '!'", 'Ada!'],
    ['options.text', 'name', 'Ada'],
  ])('fill in %s', async (path, expression, expected) => {
    const note = component('Note', { text: 'static' }, { bindings: { [path]: expression } })
    const rendered = await renderLogic([note], { state: { name: 'Ada' } })
    expect(texts(rendered)).toEqual([expected])
  })

  it('fill in responsive styles', async () => {
    const responsiveStyles = { large: { color: 'red' } }
    const bindings = { 'responsiveStyles.small.color': "'blue'" }
    const rendered = await renderLogic([block({ id: 'a', responsiveStyles, bindings })])
    const own = Array.from(rendered.get('.builder-a').classList).at(-1)
    const rules = cssTexts(rendered).filter((text) => text.includes(`.${own}.`))
    expect(rules.join()).toMatch(/red.*640px.*blue/s)
  })

  it('leave no rule behind that no block has any more', async () => {
    const own = {
      'responsiveStyles.large.width': 'state.width',
      'responsiveStyles.small.color': 'state.color',
    }
    const bar = (id: string, bindings = {}) => block({ id, bindings: { ...own, ...bindings } })
    const next = 'state.width = state.widths.shift(); state.color = state.colors.shift()'
    const rendered = await renderLogic(
      [bar('a'), bar('b', { hide: 'state.width === "7px"' }), button(next)],
      {
        state: {
          ...{ width: '1px', widths: ['2px', '3px}*{top:0', '7px', '4px'] },
          ...{ color: 'red', colors: ['blue', 'red', 'blue', 'red'] },
        },
      },
    )
    const widthOf = (id: string) => getComputedStyle(rendered.get(`.builder-${id}`)).width
    const { length } = cssTexts(rendered)
    for (const width of ['2px', '', '7px', '4px']) {
      await act(async () => rendered.get('button').click())
      expect(widthOf('a')).toBe(width)
      expect(cssTexts(rendered)).toHaveLength(length)
    }
    expect(widthOf('b')).toBe('4px')
  })

  it('read their own block', async () => {
    const bindings = {
      'component.options.text': 'state.message || block.component.options.text',
      title: 'block.id',
    }
    const own = (text: string, id: string) => component('Note', { text }, { id, bindings })
    const rendered = await renderLogic([own('One', 'builder-a'), own('Two', 'builder-b')])
    expect(texts(rendered)).toEqual(['One', 'Two'])
    expect(rendered.get('.builder-b').getAttribute('title')).toBe('builder-b')
  })

  it('remove the value when they were emptied, as in the builder’s clients', async () => {
    const rendered = await renderLogic([
      block({ tagName: 'p', properties: { title: 'old' }, bindings: { title: '  ' } }),
    ])
    expect(rendered.get('p').title).toBe('')
  })

  it('ignore blank paths and those that would reach a prototype', async () => {
    const bindings = { '': '1', '__proto__.polluted': '1' }
    const odd = { ...bindings, 'a.constructor.b': '1' }
    const rendered = await renderLogic([component('Note', { text: 'static' }, { bindings: odd })])
    expect(texts(rendered)).toEqual(['static'])
    expect('polluted' in {}).toBe(false)
  })

  it('never run hostile addresses', async () => {
    const rendered = await renderLogic([
      block({ id: 'a', tagName: 'a', bindings: { 'properties.href': "'javascript:alert(1)'" } }),
    ])
    expect(rendered.get('a').getAttribute('href')).toBeNull()
    takeConsole()
  })

  it('warn once of what lies outside the language, naming the block, and render on', async () => {
    const bindings = { 'options.text': 'window.alert(1)' }
    const rendered = await renderLogic([
      component('Note', {}, { id: 'bad', bindings }),
      component('Note', { text: 'next' }),
    ])
    expect(texts(rendered)).toEqual(['undefined', 'next'])
    expect(takeConsole()).toEqual([
      expect.stringMatching(/block "builder-bad": "window" .*registerAction.*evaluate/),
    ])
  })

  it('fill texts with braces', async () => {
    const note = component('Note', { text: 'Hi {{state.name}}{{state.nope.deep}}' })
    const rendered = await renderLogic([note], { state: { name: 'Ada' } })
    expect(texts(rendered)).toEqual(['Hi Ada'])
  })
})
