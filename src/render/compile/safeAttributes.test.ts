// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { growsLinearly } from '../../utils/testing/growsLinearly'
import { takenOmissions } from '../../utils/testing/takenOmissions'
import { safeAttributes, shadowsFormProperty } from './safeAttributes'

const attributesOf = (properties: Record<string, unknown>) =>
  safeAttributes(properties, omit).attributes

const { omit, take } = takenOmissions()

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

  it('gives class names and text apart', () => {
    expect(safeAttributes({ class: 'a', className: 'b', text: 'Hi' }, omit)).toEqual({
      attributes: {},
      className: 'a b',
      text: 'Hi',
    })
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
