// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { forwardRef, lazy, memo } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ComponentOptions } from '../../src/index'
import { takeConsole } from '../../src/utils/testing/consoleMessages'
import { registerComponent, SiteBlocks, type SiteBlocksProps } from './SiteBlocks'

type Registration = Parameters<typeof registerComponent>

const OPTIONS = { apiKey: 'k', model: 'page' }

function Price(): string {
  return '49'
}

const queued = (): readonly unknown[] => window.SiteBlocks?.q as unknown as unknown[]

beforeEach(() => vi.stubGlobal('SiteBlocks', undefined))
afterEach(cleanup)

describe('registerComponent', () => {
  it.each<[what: string, component: unknown, options?: unknown]>([
    ['no options', Price],
    ['a name in place of options', Price, 'Price'],
    ['no name', Price, { nam: 'Price' }],
    ['one object', { component: Price, name: 'Price' }],
    ['name and component', 'Price', Price],
    ['a component that is missing', undefined, { name: 'Price' }],
    ['nothing', undefined],
  ])('says what it needs, and registers nothing, where it gets %s', (_, ...given) => {
    registerComponent(...(given as unknown as Registration))
    expect(takeConsole()).toEqual([
      expect.stringContaining("Pass registerComponent(Clock, { name: 'Clock' })"),
    ])
    expect(queued()).toBeUndefined()
  })

  it.each([
    ['a function', Price],
    ['memo', memo(Price)],
    ['forwardRef', forwardRef(Price)],
    ['lazy', lazy(async () => ({ default: Price }))],
  ])('accepts %s', (name, component) => {
    registerComponent(component, { name } as ComponentOptions)
    expect(queued()).toEqual([['register', name, expect.anything()]])
  })
})

describe('SiteBlocks', () => {
  it.each<[what: string, components: unknown]>([
    ['an object', { Price }],
    ['functions', [Price]],
    ['a missing component', [{ component: undefined, name: 'Price' }]],
    ['undefined in it', [undefined]],
  ])('leaves the app as it is where its list of components is, or has, %s', (_, components) => {
    const given = { components } as Partial<SiteBlocksProps>
    const app = (plan: string) => (
      <>
        <p>Mine</p>
        <SiteBlocks {...OPTIONS} {...given} data={{ plan }} />
      </>
    )
    const { container, rerender } = render(app('a'))
    rerender(app('b'))
    expect(container.textContent).toBe('Mine')
    expect(takeConsole()).toHaveLength(1)
    expect(queued()).toBeUndefined()
  })
})
