// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { block, component } from '../content/testing/blocks'
import { takeConsole } from '../utils/testing/consoleMessages'
import { button, renderLogic, texts } from './testing/renderLogic'

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
    const rendered = await renderLogic([
      block({
        id: 'a',
        responsiveStyles: { large: { color: 'red' } },
        bindings: { 'responsiveStyles.small.color': "'blue'" },
      }),
    ])
    const css = rendered.shadowRoot.adoptedStyleSheets.flatMap((sheet) =>
      Array.from(sheet.cssRules, (rule) => rule.cssText),
    )
    const own = Array.from(rendered.get('.builder-a').classList).find((name) =>
      /^sb\w+-/.test(name),
    )
    const rules = css.filter((text) => text.includes(`.${own}.`)).join('\n')
    expect(rules).toContain('red')
    expect(rules).toMatch(/640px[\s\S]*blue/)
  })

  it('leave no rule behind that no block has any more', async () => {
    const bar = (id: string, bindings: object = {}) =>
      block({
        id,
        bindings: {
          'responsiveStyles.large.width': 'state.width',
          'responsiveStyles.small.color': 'state.color',
          ...bindings,
        },
      })
    const rendered = await renderLogic(
      [
        bar('a'),
        bar('b', { hide: 'state.width === "7px"' }),
        button('state.width = state.next.shift(); state.color = state.colors.shift()'),
      ],
      {
        state: {
          width: '1px',
          color: 'red',
          next: ['2px', '3px}*{top:0', '7px', '4px'],
          colors: ['blue', 'red', 'blue', 'red'],
        },
      },
    )
    const rules = () =>
      rendered.shadowRoot.adoptedStyleSheets.flatMap((sheet) =>
        Array.from(sheet.cssRules, ({ cssText }) => cssText),
      )
    const widthOf = (id: string) => getComputedStyle(rendered.get(`.builder-${id}`)).width
    const { length } = rules()
    for (const width of ['2px', '', '7px', '4px']) {
      await act(async () => rendered.get('button').click())
      expect(widthOf('a')).toBe(width)
      expect(rules()).toHaveLength(length)
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

  it('take the value away when they were emptied, as in the builder’s clients', async () => {
    const rendered = await renderLogic([
      block({ tagName: 'p', properties: { title: 'old' }, bindings: { title: '  ' } }),
    ])
    expect(rendered.get('p').title).toBe('')
  })

  it('pass over blank paths and those that reach a prototype', async () => {
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
