// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { safeAttributes, shadowsFormProperty } from './safeAttributes'

const attributesOf = (properties: Record<string, unknown>) =>
  safeAttributes(properties, omit).attributes

const { omit, take } = takenOmissions()

const ADDRESSES =
  'href action formaction data xlink:href xlinkhref cite background manifest longdesc'.split(' ')

const SPELLED =
  'for disabled checked multiple required readonly autoplay playsinline controls loop muted open hidden novalidate formnovalidate allowfullscreen autofocus reversed selected inert tabindex maxlength minlength colspan rowspan contenteditable crossorigin autocomplete inputmode enterkeyhint fetchpriority datetime hreflang formaction formmethod formenctype formtarget accept-charset'.split(
    ' ',
  )

describe('safeAttributes', () => {
  it.each(['a', 'a:(', 'a:"(', "a:';", '(;'])('reads %j at length in linear time', (part) => {
    const style = (size: number): string => part.repeat(size)
    expect(growsLinearly(1_000, style, (text) => safeAttributes({ style: text }, omit))).toBe(true)
    take()
  })

  it.each([
    { 'data-x': '1', title: 'T' },
    { 'aria-label': 'Close' },
    { disabled: false },
    { href: '/a?b=1#c' },
    { href: 'mailto:a@b.test' },
    { src: 'data:image/png;base64,AA' },
    { name: 'title', id: 'reset' },
  ])('keeps %j', (properties) => {
    expect(attributesOf(properties)).toEqual(properties)
  })

  it.each([
    [{ for: 'email' }, { htmlFor: 'email' }],
    [{ tabindex: '0' }, { tabIndex: '0' }],
    [{ disabled: '' }, { disabled: true }],
    [{ disabled: 'disabled' }, { disabled: true }],
    [{ disabled: 'false' }, { disabled: false }],
    [{ disabled: 'No' }, { disabled: false }],
    [{ disabled: 'nope' }, { disabled: true }],
    [{ disabled: 0 }, { disabled: false }],
    [{ hide: true, show: true, attr: 'x', style: '' }, {}],
    [
      { Title: 'T', 'accept-charset': 'utf-8' },
      { Title: 'T', acceptCharset: 'utf-8' },
    ],
    [{ title: null, id: undefined }, {}],
    [{ SRC: '/b.png' }, { src: '/b.png' }],
    [{ Href: '/a' }, { href: '/a' }],
    [{ src: '/a.png', SRC: '/b.png' }, { src: '/b.png' }],
    [{ 'xlink:HREF': '/a' }, { xlinkHref: '/a' }],
    [{ XLINKHREF: '/a' }, { xlinkHref: '/a' }],
    [{ sandbox: '', SANDBOX: 'allow-scripts' }, { sandbox: 'allow-scripts' }],
    [
      { Target: 'a', REL: 'help' },
      { target: '_blank', rel: 'help' },
    ],
    [{ formTarget: 'pay' }, { formTarget: '_blank' }],
    [
      { target: '_top', 'data-target': 'pay' },
      { target: '_top', 'data-target': 'pay' },
    ],
    [{ style: 'top: 0; color: url("a;b")' }, { style: { top: '0', color: 'url("a;b")' } }],
    [{ style: { marginTop: 4, '--gap': '2px' } }, { style: { marginTop: '4px', '--gap': '2px' } }],
    [{ attr: { style: 'color:red;top:1px' } }, { style: { color: 'red', top: '1px' } }],
  ])('turns %j into %j', (properties, expected) => {
    expect(attributesOf(properties)).toEqual(expected)
  })

  it.each(SPELLED)('spells %s as React does', (name) => {
    const { attributes } = safeAttributes({ [name]: name === 'tabindex' ? 0 : 'x' }, omit)
    // React would print a message about another spelling.
    render(createElement('input', { type: 'submit', ...attributes, onChange() {} }))
    expect(Object.keys(attributes)).toHaveLength(1)
  })

  it('says what an author can do', () => {
    attributesOf({ onclick: 'x' })
    attributesOf({ key: 'x' })
    attributesOf({ title: {} })
    expect(take().map(({ instead }) => instead)).toEqual([
      'Use an action of the block.',
      'Remove it.',
      'Use a string, a number or a boolean.',
    ])
  })

  it('gives class names and text apart', () => {
    expect(safeAttributes({ class: 'a', className: 'b', text: 'Hi' }, omit)).toEqual({
      attributes: {},
      className: 'a b',
      text: 'Hi',
    })
    expect(safeAttributes({ text: {} }, omit).text).toBe('')
    expect(safeAttributes({ text: 0 }, omit).text).toBe('0')
  })

  it.each([
    { onclick: 'alert(1)' },
    { onClick: 'alert(1)' },
    { ONERROR: 'alert(1)' },
    { dangerouslySetInnerHTML: { __html: '<img onerror=alert(1)>' } },
    { ref: 'x' },
    { key: 'x' },
    { children: 'x' },
    { hasOwnProperty: 'x' },
    { PING: '/x' },
    { attributionSrc: '' },
    { srcdoc: '<script>alert(1)</script>' },
    { ShadowRootMode: 'open' },
    { constructor: 'x' },
    JSON.parse('{"__proto__": "x"}'),
    { 'a b': 'x' },
    { 'x"onclick': 'x' },
    { href: 'javascript:alert(1)' },
    { href: ' JaVa\nScript:alert(1)' },
    { href: 'data:text/html,x' },
    { formaction: 'javascript:alert(1)' },
    { 'xlink:href': 'javascript:alert(1)' },
    { src: 'javascript:alert(1)' },
    { src: 'data:text/html,x' },
    { poster: 'javascript:alert(1)' },
    { title: { toString: 'x' } },
    { name: 'nodeName' },
    { ID: 'removeChild' },
    { is: 'x' },
    { innerHTML: 'x' },
    { suppressHydrationWarning: true },
    { suppressContentEditableWarning: true },
    { 'DATA-SB-style': 'color:red' },
    { title: () => 'x' },
    { title: Symbol('x') },
    ...ADDRESSES.map((name) => ({ [name]: 'javascript:alert(1)' })),
  ])('leaves out %j, and says so', (properties) => {
    expect(attributesOf(properties)).toEqual({})
    expect(take()).toHaveLength(1)
  })

  it.each([
    { given: { allow: 'autoplay', referrerPolicy: 'origin' }, left: [] },
    { given: { ALLOW: 'camera; autoplay' }, kept: { allow: 'autoplay' }, left: ['allow'] },
    { given: { referrerpolicy: 'unsafe-url' }, kept: {}, left: ['referrerpolicy'] },
  ])(
    'keeps of $given what neither helps a frame nor leaks an address, and names the rest',
    ({ given, kept = given, left }) => {
      expect(attributesOf(given)).toEqual(kept)
      expect(take().map(({ what }) => what.split('=')[0])).toEqual(left)
    },
  )

  it('never changes a prototype', () => {
    attributesOf(JSON.parse('{"__proto__": {"polluted": 1}, "style": "__proto__: x"}'))
    expect('polluted' in {}).toBe(false)
    take()
  })

  it('is empty for no properties', () => {
    const none = { attributes: {}, className: '', text: undefined }
    expect(safeAttributes({}, omit)).toEqual(none)
    expect(safeAttributes(undefined, omit)).toEqual(none)
  })
})

describe('shadowsFormProperty', () => {
  const ofForms = [
    'nodeName',
    'ownerDocument',
    'insertBefore',
    'removeAttribute',
    'querySelectorAll',
  ]
  it.each(ofForms)('refuses %s, which forms have', (name) => {
    expect(name in document.createElement('form')).toBe(true)
    expect(shadowsFormProperty(name)).toBe(true)
  })

  const ofFields = ['', 'name', 'title', 'id', 'children', 'prefix', 'style', 'action', 'nodename']
  it.each(ofFields)('accepts %j, which fields may well be called', (name) => {
    expect(shadowsFormProperty(name)).toBe(false)
  })
})
