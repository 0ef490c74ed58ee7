// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { fieldValues, hasFiles } from './fieldValues'
import { formWith } from './testing/formWith'

const box = (value: string, more = ''): string =>
  `<input type="checkbox" name="a" value="${value}" ${more}>`
const radio = (value: string, more = ''): string =>
  `<input type="radio" name="a" value="${value}" ${more}>`

describe('fieldValues', () => {
  it.each<[string, unknown[]]>([
    ['<input name="a" value="x">', [['a', 'x']]],
    ['<input name="a">', [['a', '']]],
    ['<input value="x">', []],
    ['<input name="" value="x">', []],
    ['<input name="a" value="x" disabled>', [['a', 'x']]],
    ['<textarea name="a">x\ny</textarea>', [['a', 'x\ny']]],
    ['<select name="a"><option>x<option selected>y</select>', [['a', 'y']]],
    ['<input type="number" name="a" value="0">', [['a', 0]]],
    ['<input type="number" name="a" value="-1.5e2">', [['a', -150]]],
    ['<input type="number" name="a" value="">', [['a', undefined]]],
    ['<input type="range" name="a" value="3">', [['a', 3]]],
    [box('x', 'checked'), [['a', true]]],
    [box('x'), [['a', false]]],
    [`${radio('x')}${radio('y', 'checked')}`, [['a', 'y']]],
    [radio('x'), []],
    ['<input type="file" name="a">', []],
    ['<input type="hidden" name="a" value="x">', [['a', 'x']]],
    ['<input type="date" name="a" value="2024-02-29">', [['a', '2024-02-29']]],
    ['<input type="submit" name="a" value="x">', []],
    ['<input type="reset" name="a" value="x">', []],
    ['<input type="image" name="a" value="x">', []],
    ['<button name="a" value="x">x</button>', []],
    ['<select name="a" multiple><option selected>x<option>y</select>', [['a', ['x']]]],
    ['<select name="a" multiple><option>x</select>', [['a', []]]],
    [`${box('x', 'checked')}${box('y')}${box('z', 'checked')}`, [['a', ['x', 'z']]]],
    [box('x') + box('y'), [['a', []]]],
  ])('reads %s as %j', (html, values) => {
    expect(fieldValues(formWith(html))).toEqual(values)
  })

  it('tells boxes of the same value apart by their places', () => {
    const [ticked, unticked] = fieldValues(formWith(box('x', 'checked') + box('x')))
    expect([ticked, unticked]).toEqual([true, false].map((value) => ['a', value]))
  })

  it('keeps the order of the document, where a group stands at its first box', () => {
    const form = formWith(
      `<p><textarea name="c"></textarea></p>${box('x')}<select name="b"></select>${box('y')}`,
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

  it.each(['reset', 'elements', 'name'])('is not led astray by a field named %s', (name) => {
    expect(fieldValues(formWith(`<input name="${name}" value="x">`))).toEqual([[name, 'x']])
  })
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
