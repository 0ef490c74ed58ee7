// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { component, deepFreeze, entry, localized, text } from '../../content/testing/blocks'
import type { Block, EntryMeta } from '../../content/types'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { textBlock } from './Text'

function render(block: Block, meta: EntryMeta = {}): Promise<RenderedEntry> {
  return renderEntry(deepFreeze(entry([block], { meta })), [textBlock])
}

describe('Text', () => {
  it('stands in its block as a span', async () => {
    const rendered = await render(text('<p>Hi <b>you</b></p>', { id: 'builder-t' }))
    expect(rendered.get('.builder-blocks').innerHTML).toBe(
      '<div class="builder-block builder-t builder-has-component" builder-id="builder-t"><span class="builder-text"><p>Hi <b>you</b></p></span></div>',
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
    const rendered = await render(component('Text', options))
    expect(rendered.get('.builder-text').innerHTML).toBe(expected)
  })

  const MARKUP = '<b title="x">O\'Brien</b> &amp; A&B'
  const AS_TEXT = '&lt;b title="x"&gt;O\'Brien&lt;/b&gt; &amp; A&amp;B'

  it.each([
    { by: 'the language', more: {} },
    {
      by: 'the site’s own evaluate',
      more: {
        evaluate: (code: string, scope: object) =>
          new Function('scope', `with (scope) { ${code} }`)(scope),
      },
    },
  ])('shows values in braces as text, by $by', async ({ more }) => {
    const blocks = [component('Text', { text: '<i>{{state.value}}</i>' })]
    const page = entry([], { data: { blocks, state: { value: MARKUP } } })
    const rendered = await renderEntry(deepFreeze(page), [textBlock], more)
    expect(rendered.get('i').innerHTML).toBe(AS_TEXT)
  })

  it('shows a bound value as HTML', async () => {
    const bound = component('Text', {}, { bindings: { 'component.options.text': 'state.value' } })
    const page = entry([], { data: { blocks: [bound], state: { value: MARKUP } } })
    const rendered = await renderEntry(deepFreeze(page), [textBlock])
    expect(rendered.get('b').textContent).toBe("O'Brien")
  })

  it.each([
    { locale: 'de', expected: 'Hallo Ann' },
    { locale: 'en', expected: 'Hello Ann' },
  ])('fills in the braces of the text in the language $locale', async ({ locale, expected }) => {
    const words = localized('Hello {{state.name}}', { de: 'Hallo {{state.name}}' })
    const blocks = [component('Text', { text: words })]
    const page = entry([], { data: { blocks, state: { name: 'Ann' } } })
    const rendered = await renderEntry(deepFreeze(page), [textBlock], { locale })
    expect(rendered.get('.builder-text').textContent).toBe(expected)
  })

  it('keeps its elements and their styles when something else about it changes', async () => {
    const styled = text('<p style="color: red">a</p>', {
      bindings: { 'properties.title': 'state.title' },
      actions: { click: 'state.title = "clicked"' },
    })
    const rendered = await render(styled)
    const paragraph = rendered.get('p')
    act(() => paragraph.click())
    expect(rendered.get('[title=clicked] p')).toBe(paragraph)
    expect(paragraph.style.color).toBe('red')
  })

  it('takes script out of its markup', async () => {
    const rendered = await render(text('<p onclick="x()">a</p>'))
    expect(rendered.get('.builder-text').innerHTML).not.toContain('onclick')
  })

  it.each([
    { rtlMode: true, dir: 'rtl' },
    { rtlMode: false, dir: null },
    { rtlMode: undefined, dir: null },
  ])('has the direction $dir when rtlMode is $rtlMode', async ({ rtlMode, dir }) => {
    const rendered = await render(text('a'), rtlMode === undefined ? {} : { rtlMode })
    expect(rendered.get('.builder-text').getAttribute('dir')).toBe(dir)
  })
})
