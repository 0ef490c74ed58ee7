import { describe, expect, it } from 'vitest'
import { replaceProperty } from './replaceProperty'

describe('replaceProperty', () => {
  it('shows an inherited property again', () => {
    const target: { name?: string } = Object.create({ name: 'inherited' })
    const undo = replaceProperty(target, 'name', { value: 'own' })
    expect(target.name).toBe('own')
    undo()
    expect(target.name).toBe('inherited')
    expect(Object.keys(Object.getOwnPropertyDescriptors(target))).toEqual([])
  })

  it('brings back a property as it was', () => {
    const target = { name: 'before' }
    const before = Object.getOwnPropertyDescriptor(target, 'name')
    const undo = replaceProperty(target, 'name', { get: () => 'got' })
    expect(target.name).toBe('got')
    undo()
    expect(Object.getOwnPropertyDescriptor(target, 'name')).toEqual(before)
  })

  it.each<PropertyDescriptor>([
    { value: 'later', writable: true, configurable: true },
    { get: () => 'later', configurable: true },
  ])('leaves a later one alone: %o', (later) => {
    for (const ours of [{ value: 'ours', writable: true }, { get: () => 'ours' }]) {
      const target = { name: 'before' }
      const undo = replaceProperty(target, 'name', ours)
      Object.defineProperty(target, 'name', later)
      undo()
      expect(target.name).toBe('later')
    }
  })
})
