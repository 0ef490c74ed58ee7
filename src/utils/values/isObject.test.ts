import { describe, expect, it } from 'vitest'
import { isObject } from './isObject'

describe('isObject', () => {
  it.each([[{}], [[]], [new Date(0)], [Object.create(null)]])('accepts %o', (value) => {
    expect(isObject(value)).toBe(true)
  })

  it.each([[null], [undefined], ['text'], [0], [() => {}]])('refuses %o', (value) => {
    expect(isObject(value)).toBe(false)
  })
})
