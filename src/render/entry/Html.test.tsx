// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import type { ContentContextValue } from '../block/ContentContext'
import type { BlockProps } from '../compile/BlockDefinition'
import { domPurifySanitizer } from '../html/domPurifySanitizer'
import { renderEntry } from '../testing/renderEntry'
import { Html, htmlElement, plainText } from './Html'

const HTML = '<p style="color: red">One &amp; <b>two</b></p><p>Three</p><style>p {}</style>'

function refuse(): never {
  throw new TypeError('This document requires trusted types.')
}

describe('HTML', () => {
  it('is shown as a parser reads it, whatever was there before', async () => {
    const block = component('H', { html: '' }, { bindings: { 'options.html': 'state.html' } })
    const definition = {
      name: 'H',
      component: ({ options }: BlockProps<{ html?: string }>) => (
        <Html className="text" html={options.html ?? ''} />
      ),
    }
    const page = deepFreeze(entry([block]))
    const rendered = await renderEntry(page, [definition])
    const parsed = document.createElement('span')
    const texts = ['a', '<b>a</b>', 'a > "b" \'c\'', 'a &amp; b', '', '<i>x</i>', '', 'a', 'b']
    for (const html of texts) {
      parsed.innerHTML = html
      await rendered.rerender(page, { data: { html } })
      expect(rendered.get('.text').innerHTML).toBe(parsed.innerHTML)
    }
  })

  it('covers no page', async () => {
    const html =
      '<p style="position:fixed;color:red">a</p><p style="position:var(--p)">b</p><p style="position:absolute">c</p>'
    const page = deepFreeze(entry([component('H')]))
    const definition = { name: 'H', component: () => <Html html={html} /> }
    const rendered = await renderEntry(page, [definition], { authoring: true })
    const styles = rendered.all('p').map(({ style }) => style.position + style.color)
    expect(styles).toEqual(['red', '', 'absolute'])
    expect(takeConsole()).toEqual([expect.stringContaining('position: fixed')])
  })

  it('leaves as it is what has become of a server’s text', async () => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<span>Hallo</span>'
    const content = { sanitizer: domPurifySanitizer(window) } as ContentContextValue
    const element = htmlElement({ html: 'Hello' }, content)
    const onRecoverableError = vi.fn()
    const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }))
    onTestFinished(() => act(() => root.unmount()))
    expect(container.innerHTML).toBe('<span>Hallo</span>')
    expect(onRecoverableError).not.toHaveBeenCalled()
  })
})

describe('on a page whose Trusted Types exclude our policy', () => {
  it('shows HTML as plain text, and says so once', async () => {
    // Modules cache window features.
    vi.resetModules()
    onTestFinished(() => {
      vi.resetModules()
    })
    vi.stubGlobal('trustedTypes', { createPolicy: refuse })
    vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(refuse)
    const { renderEntry: renderAgain } = await import('../testing/renderEntry')
    const { Html: OtherHtml } = await import('./Html')
    const { EmbedHtml } = await import('./EmbedHtml')

    const rendered = await renderAgain(deepFreeze(entry([component('H'), component('E')])), [
      { name: 'H', component: () => <OtherHtml className="text" html={HTML} /> },
      {
        name: 'E',
        component: ({ id }: BlockProps) => <EmbedHtml className="embed" html={HTML} id={id} />,
      },
    ])
    for (const place of ['.text', '.embed']) {
      expect(rendered.get(place).textContent).toBe('One & two\nThree')
    }
    expect(takeConsole()).toEqual([expect.stringContaining('shown as plain text')])
  })
})

describe('plainText', () => {
  it.each([
    ['', ''],
    ['text', 'text'],
    ['a &lt;b&gt; &amp;amp; &quot;c&quot; &#8212;&#x20AC;&nbsp;d', 'a <b> &amp; "c" —€\u00a0d'],
    ['&unknown; &#99999999; &', '&unknown; &#99999999; &'],
    ['a < b and c > d', 'a < b and c > d'],
    ['<p>one\n  line</p>\n<p>two</p>', 'one line\n two'],
    ['one<br/>two<BR>three', 'one\ntwo\nthree'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<b class="x">bold</b><i>er</i>', 'bolder'],
    ['a<!-- <b>c</b> -->d<!-- open', 'ad'],
    ['a<script>b()</script>c<style>d{}</STYLE >e<script>open', 'ace'],
    ['an <img src=x alt="image"> and <a href="/x">a link</a>', 'an  and a link'],
    ['cut <b', 'cut'],
  ])('turns %j into %j', (html, expected) => {
    expect(plainText(html)).toBe(expected)
  })

  const pieces = ['<', '<a ', '<script', '<!--', '&#', '</p', '<br ']
  it.each(pieces)('runs in linear time: %j', (piece) => {
    expect(growsLinearly(3_000, (size) => piece.repeat(size), plainText)).toBe(true)
  })
})
