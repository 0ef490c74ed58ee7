// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { component } from '../content/testing/blocks'
import { takeConsole } from '../utils/testing/consoleMessages'
import { callableGlobals, type SiteGlobals } from './state/siteGlobals'
import { button, renderLogic, texts } from './testing/renderLogic'

/** The text of a note with this expression. */
async function shown(expression: string, globals: SiteGlobals, state = {}, more = {}) {
  const note = component('Note', { text: `{{${expression}}}` })
  return texts(await renderLogic([note], { state }, { globals, ...more }))[0]
}

/** Clicks a button with this action. */
async function click(action: string, globals: SiteGlobals): Promise<void> {
  const state = { item: { sku: 'k-1' } }
  const rendered = await renderLogic([button(action)], { state }, { globals })
  await userEvent.click(rendered.get('button'))
}

describe('globals of the site', () => {
  it('are called by actions and bindings, each on its own object', async () => {
    const cart = {
      items: ['a'],
      add(this: { items: string[] }, sku: string) {
        this.items.push(sku)
      },
    }
    const gtag = vi.fn()
    const dataLayer: unknown[] = []
    await click(
      'cart.add(state.item.sku); gtag("event", "add"); dataLayer.push({ event: "add" }, 2)',
      { cart: cart as never, gtag, dataLayer },
    )
    expect(cart.items).toEqual(['a', 'k-1'])
    expect(gtag).toHaveBeenCalledWith('event', 'add')
    expect(dataLayer).toEqual([{ event: 'add' }, 2])
    expect(await shown('price(12)', { price: (n: number) => `£${n}` })).toBe('£12')
  })

  it('are called with copies, without functions', async () => {
    const given: unknown[] = []
    await click('keep(state.item, () => 1); state.item.sku = "k-2"', {
      keep: (...args: unknown[]) => void given.push(...args),
    })
    expect(given).toEqual([{ sku: 'k-1' }, undefined])
    Object.assign(given[0] as object, { sku: 'changed' })
  })

  it('are looked up when they are called, as tag managers put their own in place', async () => {
    const dataLayer: unknown[] = []
    const pushed: unknown[] = []
    const globals = callableGlobals({ dataLayer })
    dataLayer.push = (...items) => pushed.push(...items)
    ;(globals.dataLayer as unknown as unknown[]).push({ event: 'late' })
    expect(pushed).toEqual([{ event: 'late' }])
  })

  it.each([
    ...['secret', 'shop.secret', 'inherits'],
    ...['dataLayer.length', 'dataLayer[0]', 'nothing'],
  ])('show no more than own functions: %s', async (expression) => {
    const shop = { secret: 'token', add: () => 1 }
    const inherits = Object.create({ add: () => 1 })
    const globals = { secret: 'token', shop, inherits, dataLayer: ['token'] }
    expect(await shown(`typeof ${expression}`, globals as never)).toBe('undefined')
    takeConsole()
  })

  const writes = ['cart.add = 1', 'cart = 1', 'delete cart.add', 'cart.more = 1']
  it.each(writes)('cannot be set: %s', async (action) => {
    const cart = { add: vi.fn() }
    await click(action, { cart })
    takeConsole()
    expect(Object.keys(cart)).toEqual(['add'])
    expect(typeof cart.add).toBe('function')
  })

  it('yield to the state, and are names for `evaluate` too', async () => {
    const globals = { price: () => 'site' }
    expect(await shown('price', globals, { price: 'own' })).toBe('own')
    const evaluate = (_code: string, scope: Readonly<Record<string, unknown>>): unknown =>
      (scope.price as () => string)()
    expect(await shown('price()', globals, {}, { evaluate })).toBe('site')
  })

  it('that throw stop nothing else', async () => {
    const after = vi.fn()
    const broken = (): never => {
      throw new Error('no cart')
    }
    await click('broken()', { broken })
    expect(takeConsole()).toEqual([
      expect.stringMatching(/block "builder-.*": .*no cart.* Its value is undefined\.$/),
    ])
    await click('after()', { after })
    expect(after).toHaveBeenCalled()
  })
})
