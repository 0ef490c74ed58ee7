import { describe, expect, it } from 'vitest'
import { block } from '../../content/testing/blocks'
import { richStyle, textKind } from './richText'

describe('textKind', () => {
  it.each([
    ['component.options.text', 'rich'],
    ['options.content', 'rich'],
    ['component.options', 'rich'],
    ['component', 'rich'],
    ['component.name', 'text'],
    ['properties.title', 'text'],
    ['show', 'text'],
  ])('of a block that binds %s is %s', (path, kind) => {
    expect(textKind(block({ bindings: { [path]: 'state.x' } }))).toBe(kind)
  })
})

describe('richStyle', () => {
  it.each([
    'color:rgb(1,2,3)',
    ' background-color : red',
    'font-family:"Open Sans",serif;font-size:12px;font-weight:700',
    'text-align:center',
    'padding-left: 40px;width:50%',
    'text-decoration:underline',
  ])('keeps %s', (css) => {
    expect(richStyle(css)).toBe(css)
  })

  it.each([
    ['position:absolute;color:red', ';color:red'],
    ['color:red;inset:0', 'color:red'],
    ['margin:-99px', ''],
    ['padding-top:999px', ''],
    ['box-shadow:0 0 0 999px red', ''],
    ['text-decoration:underline 999px', ''],
    ['p\\6fsition:fixed', ''],
    ['color:red\\;position:fixed', 'color:red'],
    ['color:"a;position:fixed"', 'color:"a'],
    ['--a:fixed;position:var(--a)', ''],
    ['/**/position:fixed', ''],
  ])('turns %s into %s', (css, expected) => {
    expect(richStyle(css)).toBe(expected)
  })
})
