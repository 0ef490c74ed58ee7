// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { fieldValues, formData, hasFiles, sendableData } from './fieldValues'
import { formWith } from './testing/formWith'

const valuesIn = (html: string, button: string | null = null) => {
  const form = formWith(html)
  return fieldValues(form, formData(form, button ? form.querySelector(button) : null))
}

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
    ['<input name="a" value="x" disabled>', []],
    ['<textarea name="a">x\ny</textarea>', [['a', 'x\ny']]],
    ['<select name="a"><option>x<option selected>y</select>', [['a', 'y']]],
    ['<input type="number" name="a" value="0">', [['a', 0]]],
    ['<input type="number" name="a" value="-1.5e2">', [['a', -150]]],
    ['<input type="number" name="a" value="">', [['a', undefined]]],
    ['<input type="range" name="a" value="3">', [['a', 3]]],
    [box('x', 'checked'), [['a', true]]],
    [box('x'), []],
    [`${radio('x')}${radio('y', 'checked')}`, [['a', 'y']]],
    [radio('x'), []],
    ['<input type="hidden" name="a" value="x">', [['a', 'x']]],
    ['<input type="date" name="a" value="2024-02-29">', [['a', '2024-02-29']]],
    ['<input type="submit" name="a" value="x">', []],
    ['<input type="reset" name="a" value="x">', []],
    ['<button name="a" value="x">x</button>', []],
    ['<select name="a" multiple><option selected>x<option>y</select>', [['a', ['x']]]],
    [
      `${box('x', 'checked')}${box('y')}${box('z', 'checked')}`,
      [
        ['a', ['x']],
        ['a', ['z']],
      ],
    ],
    [box('x') + box('y'), []],
    [
      `<input type="hidden" name="a" value="no">${box('yes', 'checked')}`,
      [
        ['a', 'no'],
        ['a', true],
      ],
    ],
  ])('reads %s as %j', (html, values) => {
    expect(valuesIn(html)).toEqual(values)
  })

  it('reads fields in document order', () => {
    const html = `<p><textarea name="c"></textarea></p>${box('x', 'checked')}<select name="b"></select>`
    expect(valuesIn(html).map(([name]) => name)).toEqual(['c', 'a', 'b'])
  })

  it.each(['__proto__.x', 'a[__proto__]', 'constructor', 'a.prototype.b', 'a.'.repeat(101)])(
    'leaves out a field named %s, and says so',
    (name) => {
      const form = formWith('<input value="x"><input name="b" value="y">')
      form.querySelector('input')?.setAttribute('name', name)
      expect(Array.from(sendableData(formData(form, null)))).toEqual([['b', 'y']])
      expect(takeConsole()).toEqual([expect.stringContaining('was not sent')])
    },
  )

  it.each(['reset', 'elements', 'name'])('is not led astray by a field named %s', (name) => {
    expect(valuesIn(`<input name="${name}" value="x">`)).toEqual([[name, 'x']])
  })
})

describe('formData', () => {
  it.each([
    { button: '<button name="a" value="x"></button>', expected: [['a', 'x']] },
    { button: '<button name="a"></button>', expected: [['a', '']] },
    { button: '<input type="submit" name="a" value="x">', expected: [['a', 'x']] },
    { button: '<button value="x"></button>', expected: [] },
  ])('has the name and value of the pressed $button', ({ button, expected }) => {
    const form = formWith(`<button name="other" value="y"></button>${button}`)
    const pressed = form.querySelector<HTMLInputElement>(':last-child')
    expect(Array.from(formData(form, pressed))).toEqual(expected)
  })

  it('has the pressed button in browsers that leave it out', () => {
    const form = formWith('<input name="a" value="x"><button name="b" value="y"></button>')
    const Current = FormData
    vi.stubGlobal('FormData', function (this: unknown, owner: HTMLFormElement) {
      return new Current(owner)
    })
    expect(Array.from(formData(form, form.querySelector('button') as never))).toEqual([
      ['a', 'x'],
      ['b', 'y'],
    ])
  })
})

describe('hasFiles', () => {
  it.each([
    { html: '<input name="a">', expected: false },
    { html: '<input type="file">', expected: false },
    { html: '<input type="file" name="a" disabled>', expected: false },
    { html: '<input type="file" name="a">', expected: true },
  ])('is $expected for $html', ({ html, expected }) => {
    expect(hasFiles(formData(formWith(html), null))).toBe(expected)
  })
})
