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

  it('warns of an action that is no function', () => {
    const { registerAction, runAction } = createActions()
    registerAction('broken', 'alert(1)' as unknown as () => void)()
    expect(() => runAction('broken')).toThrow('Action not found: broken')
    expect(takeConsole()).toEqual([
      'warn: SiteBlocks: action "broken" is not a function and was not registered. Pass a function.',
    ])
  })
})
