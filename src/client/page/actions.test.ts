import { describe, expect, it } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { createActions } from './actions'

describe('createActions', () => {
  it('runs an action with its arguments and returns its value', () => {
    const { registerAction, runAction } = createActions()
    registerAction('add', (a, b) => Number(a) + Number(b))
    expect(runAction('add', 2, 3)).toBe(5)
  })

  it.each(['nope', '', '__proto__', 'toString', undefined as unknown as string])(
    'does not find "%s"',
    (name) => {
      expect(() => createActions().runAction(name)).toThrow(new Error(`Action not found: ${name}`))
    },
  )

  it('lets the later of two actions with one name run, whatever the undo of the earlier', () => {
    const { registerAction, runAction } = createActions()
    const undo = registerAction('greet', () => 'earlier')
    registerAction('greet', () => 'later')
    undo()
    expect(runAction('greet')).toBe('later')
  })

  it('forgets an action that was undone', () => {
    const { registerAction, runAction } = createActions()
    registerAction('greet', () => 'hello')()
    expect(() => runAction('greet')).toThrow('Action not found: greet')
  })

  const addToCart = {
    id: 'add-to-cart',
    name: 'Add to cart',
    kind: 'function' as const,
    inputs: [{ name: 'sku', type: 'text' }],
    action: ({ sku }: { readonly [name: string]: unknown }) => `shop.add('${sku}')`,
  }

  it('offers actions with fields to an editor, and content cannot run them by name', () => {
    const page = createActions()
    page.registerAction(addToCart)
    const own = createActions(page)
    own.registerAction('greet', () => 'hello')
    const offered: unknown[] = []
    own.followActions((action) => void offered.push(action))
    page.registerAction({ ...addToCart, name: 'Later' })
    expect(offered).toEqual(['greet', addToCart, { ...addToCart, name: 'Later' }])
    for (const name of ['Add to cart', 'add-to-cart', '[object Object]']) {
      expect(() => own.runAction(name)).toThrow('Action not found')
    }
  })

  it('no longer offers an action that was undone', () => {
    const { registerAction, followActions } = createActions()
    registerAction(addToCart)()
    followActions(() => expect.unreachable())
  })

  it('warns of an action with fields but without a function', () => {
    const { registerAction } = createActions()
    const { action, ...fields } = addToCart
    registerAction(fields as unknown as typeof addToCart)()
    registerAction(null as unknown as typeof addToCart)()
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: action "Add to cart" is not a function and was not registered. Pass a function.',
      'warn: SiteBlocks: action "null" is not a function and was not registered. Pass a function.',
    ])
  })

  it('warns of an action that is not a function', () => {
    const { registerAction, runAction } = createActions()
    registerAction('broken', 'alert(1)' as unknown as () => void)()
    expect(() => runAction('broken')).toThrow('Action not found: broken')
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: action "broken" is not a function and was not registered. Pass a function.',
    ])
  })
})
