// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { fieldValues, hasFiles } from './fieldValues'
import { formWith } from './testing/formWith'

describe('fieldValues', () => {
  it.each([
    { html: '<input name="a" value="x">', expected: [['a', 'x']] },
    { html: '<input name="a">', expected: [['a', '']] },
    { html: '<input value="x">', expected: [] },
    { html: '<input name="" value="x">', expected: [] },
    { html: '<input name="a" value="x" disabled>', expected: [['a', 'x']] },
    { html: '<textarea name="a">x\ny</textarea>', expected: [['a', 'x\ny']] },
    { html: '<select name="a"><option>x<option selected>y</select>', expected: [['a', 'y']] },
    { html: '<input type="number" name="a" value="7">', expected: [['a', 7]] },
    { html: '<input type="number" name="a" value="0">', expected: [['a', 0]] },
    { html: '<input type="number" name="a" value="-1.5e2">', expected: [['a', -150]] },
    { html: '<input type="number" name="a" value="">', expected: [['a', undefined]] },
    { html: '<input type="range" name="a" value="3">', expected: [['a', 3]] },
    { html: '<input type="checkbox" name="a" value="x" checked>', expected: [['a', true]] },
    { html: '<input type="checkbox" name="a" value="x">', expected: [['a', false]] },
    {
      html: '<input type="radio" name="a" value="x"><input type="radio" name="a" value="y" checked>',
      expected: [['a', 'y']],
    },
    { html: '<input type="radio" name="a" value="x">', expected: [] },
    { html: '<input type="file" name="a">', expected: [] },
    { html: '<input type="hidden" name="a" value="x">', expected: [['a', 'x']] },
    { html: '<input type="date" name="a" value="2024-02-29">', expected: [['a', '2024-02-29']] },
    { html: '<input type="submit" name="a" value="x">', expected: [] },
    { html: '<input type="reset" name="a" value="x">', expected: [] },
    { html: '<input type="image" name="a" value="x">', expected: [] },
    { html: '<button name="a" value="x">x</button>', expected: [] },
    {
      html: '<select name="a" multiple><option selected>x<option>y<option selected>z</select>',
      expected: [['a', ['x', 'z']]],
    },
    {
      html: '<select name="a" multiple><option selected>x<option>y</select>',
      expected: [['a', ['x']]],
    },
    { html: '<select name="a" multiple><option>x</select>', expected: [['a', []]] },
    {
      html: '<input type="checkbox" name="a" value="x" checked><input type="checkbox" name="a" value="y"><input name="b"><input type="checkbox" name="a" value="z" checked>',
      expected: [
        ['a', ['x', 'z']],
        ['b', ''],
      ],
    },
    {
      html: '<input type="checkbox" name="a" value="x"><input type="checkbox" name="a" value="y">',
      expected: [['a', []]],
    },
    {
      html: '<input type="checkbox" name="a" checked><input type="checkbox" name="a">',
      expected: [
        ['a', true],
        ['a', false],
      ],
    },
  ])('reads $expected from $html', ({ html, expected }) => {
    expect(fieldValues(formWith(html))).toEqual(expected)
  })

  it('keeps the order of the document', () => {
    const form = formWith(
      '<div><textarea name="c"></textarea></div><input name="a"><select name="b"></select>',
    )
    expect(fieldValues(form).map(([name]) => name)).toEqual(['c', 'a', 'b'])
  })

  it.each(['__proto__.x', 'a[__proto__]', 'constructor', 'a.prototype.b', 'a.'.repeat(101)])(
    'leaves out a field named %s, and says so',
    (name) => {
      const form = formWith('<input value="x"><input name="b" value="y">')
      form.querySelector('input')?.setAttribute('name', name)
      expect(fieldValues(form)).toEqual([['b', 'y']])
      expect(takeConsole()).toEqual([expect.stringContaining('was not sent')])
    },
  )

  it.each(['reset', 'submit', 'elements', 'action', 'name', 'children'])(
    'is not led astray by a field named %s',
    (name) => {
      expect(fieldValues(formWith(`<input name="${name}" value="x">`))).toEqual([[name, 'x']])
    },
  )
})

describe('hasFiles', () => {
  it.each([
    { html: '<input name="a">', expected: false },
    { html: '<input type="file">', expected: false },
    { html: '<input type="file" name="a">', expected: true },
  ])('is $expected for $html', ({ html, expected }) => {
    expect(hasFiles(formWith(html))).toBe(expected)
  })
})
