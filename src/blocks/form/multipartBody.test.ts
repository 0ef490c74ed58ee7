// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleGuard'
import { multipartBody } from './submissionRequest'
import { formWith } from './testing/formWith'

describe('multipartBody', () => {
  it('holds what the browser would send', () => {
    const form = formWith(
      '<input name="items[1].q" value="z"><input type="checkbox" name="off"><input type="checkbox" name="on" checked><input name="gone" value="x" disabled>',
    )
    expect(Array.from(multipartBody(form))).toEqual([
      ['items[1].q', 'z'],
      ['on', 'on'],
    ])
  })

  it('leaves out what could reach a prototype', () => {
    const body = multipartBody(
      formWith('<input name="__proto__.x" value="a"><input name="b" value="c">'),
    )
    expect(Array.from(body)).toEqual([['b', 'c']])
    expect(takeConsole()).toHaveLength(1)
  })
})
