import { describe, expect, it, vi } from 'vitest'
import type { BlockDefinition } from './BlockDefinition'
import { createRegistry } from './createRegistry'

const definition = (name: string, overrides: Partial<BlockDefinition> = {}): BlockDefinition => ({
  name,
  component: () => null,
  ...overrides,
})

describe('createRegistry', () => {
  it('finds a definition by its exact name, and by its aliases', () => {
    const tabs = definition('Builder: Tabs', { aliases: ['Builder:Tabs'] })
    const registry = createRegistry([tabs])
    expect(registry.get('Builder: Tabs')).toBe(tabs)
    expect(registry.get('Builder:Tabs')).toBe(tabs)
    expect(registry.get('builder: tabs')).toBeUndefined()
  })

  it('replaces a definition by a later one of the same name', () => {
    const registry = createRegistry([definition('Text')])
    const later = definition('Text')
    registry.register(later)
    expect(registry.get('Text')).toBe(later)
    expect(registry.list()).toEqual([later])
  })

  it('falls back to the registry beneath, and overrides what it has', () => {
    const beneath = createRegistry([definition('Text'), definition('Image')])
    const own = definition('Text')
    const registry = createRegistry([own], beneath)
    expect(registry.get('Text')).toBe(own)
    expect(registry.get('Image')).toBe(beneath.get('Image'))
    expect(registry.list().map(({ name }) => name)).toEqual(['Image', 'Text'])
  })

  it('reports registrations here and beneath, until it is undone', () => {
    const beneath = createRegistry()
    const registry = createRegistry([], beneath)
    const listener = vi.fn()
    const before = registry.version()
    const stop = registry.subscribe(listener)
    beneath.register(definition('A'))
    registry.register(definition('B'))
    expect(listener).toHaveBeenCalledTimes(2)
    expect(registry.version()).toBe(before + 2)
    stop()
    beneath.register(definition('C'))
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
