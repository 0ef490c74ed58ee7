import { beforeEach, describe, expect, it } from 'vitest'
import { createHeldClasses } from './createHeldClasses'
import type { GuardedRule, RuleSheet } from './ruleSheet'

const inserted: string[] = []
const sheet = {
  insertGuarded({ selector }: GuardedRule) {
    inserted.push(selector)
    return () => void inserted.splice(inserted.indexOf(selector), 1)
  },
} as RuleSheet

const css = { text: 'color:red;', risky: [] }
const rule = (selector: string): GuardedRule => ({ selector, query: null, css })

let classOf: (name: string) => ReturnType<ReturnType<typeof createHeldClasses>>

beforeEach(() => {
  inserted.length = 0
  const held = createHeldClasses(sheet)
  const rulesOf = (name: string) => [rule(`.${name}`), rule(`.${name}:hover`)]
  const same = (name: string) => () => name
  classOf = (name) => held(name, same(name), () => rulesOf(name))
})

describe('createHeldClasses', () => {
  it('has rules from the first rendering on, and gives equal styles one class', () => {
    expect(classOf('a')).toBe(classOf('a'))
    expect(inserted).toEqual(['.a', '.a:hover'])
  })

  it('removes the rules with the last block that held them', async () => {
    const [first, second] = [classOf('a').hold(), classOf('a').hold()]
    first()
    await Promise.resolve()
    expect(inserted).toEqual(['.a', '.a:hover'])
    second()
    await Promise.resolve()
    expect(inserted).toEqual([])
  })

  it('keeps them when one block replaces another', async () => {
    const release = classOf('a').hold()
    release()
    classOf('a').hold()
    await Promise.resolve()
    expect(inserted).toEqual(['.a', '.a:hover'])
  })

  it('removes those of a rendering that came to nothing, with the next', async () => {
    const release = classOf('a').hold()
    classOf('given up')
    classOf('b').hold()
    release()
    await Promise.resolve()
    expect(inserted).toEqual(['.b', '.b:hover'])
  })

  it('brings rules back for a rendering that was not given up after all', async () => {
    const late = classOf('late')
    classOf('a').hold()()
    await Promise.resolve()
    expect(inserted).toEqual([])
    const release = late.hold()
    expect(inserted).toEqual(['.late', '.late:hover'])
    release()
    await Promise.resolve()
    expect(inserted).toEqual([])
  })
})
