// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { localized } from '../../content/testing/blocks'
import type { RenderedEntry } from '../../render/testing/renderEntry'
import { type BlockSetting, renderBlock } from '../internals/testing/renderBlock'
import { textBlock } from './Text'

const render = (options: object, setting?: BlockSetting): Promise<RenderedEntry> =>
  renderBlock(textBlock, options, setting)

describe('Text', () => {
  it('is rendered in its block as a span', async () => {
    const rendered = await render({ text: '<p>Hi <b>you</b></p>' })
    expect(rendered.get('.builder-blocks').innerHTML).toBe(
      '<div class="builder-block builder-b builder-has-component" builder-id="builder-b"><span class="builder-text"><p>Hi <b>you</b></p></span></div>',
    )
  })

  it.each([
    { options: { text: 'new', content: 'old' }, expected: 'new' },
    { options: { content: 'old' }, expected: 'old' },
    { options: { text: '', content: 'old' }, expected: '' },
    { options: { text: 12 }, expected: '12' },
    { options: { text: ['x', 'y'] }, expected: 'x,y' },
    { options: { text: { a: 1 } }, expected: '' },
    { options: { text: null }, expected: '' },
    { options: {}, expected: '' },
  ])('shows $expected for $options', async ({ options, expected }) => {
    const rendered = await render(options)
    expect(rendered.get('.builder-text').innerHTML).toBe(expected)
  })

  const MARKUP = '<b title="x">O\'Brien</b> &amp; A&B'
  const AS_TEXT = '&lt;b title="x"&gt;O\'Brien&lt;/b&gt; &amp; A&amp;B'

  it.each([
    { by: 'the language', evaluate: undefined },
    {
      by: 'the site’s own evaluate',
      evaluate: (code: string, scope: object) =>
        new Function('scope', `with (scope) { ${code} }`)(scope),
    },
  ])('shows values in braces as text, by $by', async ({ evaluate }) => {
    const setting = { state: { value: MARKUP }, content: evaluate && { evaluate } }
    const rendered = await render({ text: '<i>{{state.value}}</i>' }, { ...setting })
    expect(rendered.get('i').innerHTML).toBe(AS_TEXT)
  })

  it('shows a bound value as HTML', async () => {
    const bindings = { 'component.options.text': 'state.value' }
    const rendered = await render({}, { block: { bindings }, state: { value: MARKUP } })
    expect(rendered.get('b').textContent).toBe("O'Brien")
  })

  it.each([
    { locale: 'de', expected: 'Hallo Ann' },
    { locale: 'en', expected: 'Hello Ann' },
  ])('fills in the braces of the text in the language $locale', async ({ locale, expected }) => {
    const words = localized('Hello {{state.name}}', { de: 'Hallo {{state.name}}' })
    const rendered = await render({ text: words }, { state: { name: 'Ann' }, content: { locale } })
    expect(rendered.get('.builder-text').textContent).toBe(expected)
  })

  it('preserves its elements and their styles when another attribute changes', async () => {
    const block = {
      bindings: { 'properties.title': 'state.title' },
      actions: { click: 'state.title = "clicked"' },
    }
    const rendered = await render({ text: '<p style="color: red">a</p>' }, { block })
    const paragraph = rendered.get('p')
    act(() => paragraph.click())
    expect(rendered.get('[title=clicked] p')).toBe(paragraph)
    expect(paragraph.style.color).toBe('red')
  })

  it('removes script from its markup', async () => {
    const rendered = await render({ text: '<p onclick="x()">a</p>' })
    expect(rendered.get('.builder-text').innerHTML).not.toContain('onclick')
  })

  it.each([
    { rtlMode: true, dir: 'rtl' },
    { rtlMode: false, dir: null },
  ])('has the direction $dir when rtlMode is $rtlMode', async ({ rtlMode, dir }) => {
    const rendered = await render({ text: 'a' }, { meta: { rtlMode } })
    expect(rendered.get('.builder-text').getAttribute('dir')).toBe(dir)
  })
})
