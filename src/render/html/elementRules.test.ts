// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import type { Omission } from '../../utils/problems/Omission'
import type { HtmlKind } from './createSanitizer'
import { checkElement } from './elementRules'

/** The HTML after all elements were checked, and the omissions. */
function checked(html: string, kind: HtmlKind = 'embed') {
  const box = document.createElement('div')
  box.innerHTML = html
  const omissions: Omission[] = []
  for (const element of box.querySelectorAll('*')) checkElement(element, omissions, kind)
  return { html: box.innerHTML, omitted: omissions.map(({ what }) => what) }
}

describe('checkElement', () => {
  it.each([
    ['https://video.test/1', 'https://video.test/1'],
    ['HTTPS://video.test/1', 'HTTPS://video.test/1'],
    ['//video.test/1', 'https://video.test/1'],
    [' //video.test/1', 'https://video.test/1'],
  ])('shows a frame to %j as %j', (source, expected) => {
    expect(checked(`<iframe src="${source}" sandbox></iframe>`).html).toBe(
      `<iframe src="${expected}" sandbox=""></iframe>`,
    )
  })

  it.each([
    ...['http://video.test/1', 'javascript:alert(1)', 'java\nscript:alert(1)', 'data:text/html,x'],
    ...['https:video.test', '/page', ''],
  ])('removes a frame to %j, and says so', (source) => {
    expect(checked(`<iframe src="${source}"></iframe>`)).toEqual({
      html: '',
      omitted: [`<iframe src="${source}">`],
    })
  })

  it('prevents a frame from moving the page and from features that only the site may allow', () => {
    const { html, omitted } = checked('<iframe src="//a.test" allow="camera; autoplay"></iframe>')
    expect(html).toMatch(/ allow="autoplay"/)
    expect(html).toMatch(/ sandbox="[^"]*allow-scripts/)
    expect(omitted).toEqual(['attribute "allow"'])
  })

  it.each([
    ['<a target="_self">a</a>', '<a target="_self">a</a>', []],
    ['<a target="pay">a</a>', '<a target="_blank" rel="noopener noreferrer">a</a>', []],
    ['<a rel="opener">a</a>', '<a rel="noopener">a</a>', []],
    ['<form rel="tag Opener"></form>', '<form rel="tag noopener"></form>', []],
    ['<area rel="opener">', '<area rel="noopener">', []],
    ['<svg><a rel="opener"></a></svg>', '<svg><a rel="noopener"></a></svg>', []],
    ['<input type="PASSWORD">', '', ['<input type="password">']],
    ['<input type="email">', '<input type="email">', []],
    ['<img referrerpolicy="unsafe-url">', '<img>', ['attribute "referrerpolicy"']],
    ['<img referrerpolicy="origin">', '<img referrerpolicy="origin">', []],
  ])('turns %s in a text into %s', (given, html, omitted) => {
    expect(checked(given, 'text')).toEqual({ html, omitted })
  })

  it('allows a password field in Custom Code, where an author writes the form', () => {
    expect(checked('<input type="password">').html).toBe('<input type="password">')
  })

  it('removes the title of a page, and leaves that of a drawing', () => {
    expect(checked('<title>a</title><svg><title>b</title></svg>')).toEqual({
      html: '<svg><title>b</title></svg>',
      omitted: ['<title>'],
    })
  })

  it('removes a frame without an address', () => {
    expect(checked('<iframe></iframe>').html).toBe('')
  })

  it.each([
    ['href="#a"', true],
    ['xlink:href=" #a"', true],
    ['', true],
    ['href="/sprite.svg#a"', false],
    ['href="data:image/svg+xml,x#a"', false],
    ['href="#a" xlink:href="https://a.test/#b"', false],
  ])('keeps <use %s>: %s', (attributes, isKept) => {
    const { html, omitted } = checked(`<svg><use ${attributes}></use></svg>`)
    expect(html.includes('<use')).toBe(isKept)
    expect(omitted).toEqual(isKept ? [] : ['<use> of another document'])
  })

  it.each([
    ['https://a.test/b.json', true],
    ['{"a": 1}', true],
    ['Note: read me', true],
    ['data:image/png;base64,AA', true],
    ['data:application/json,{}', true],
    ['javascript:alert(1)', false],
    [' java\tscript:alert(1)', false],
    ['data:text/html,x', false],
    ['VBScript:x', false],
  ])('keeps %j in an attribute of an own element: %s', (value, isKept) => {
    const { html } = checked(`<a-player source='${value}'></a-player>`)
    expect(html.includes('source=')).toBe(isKept)
  })
})
