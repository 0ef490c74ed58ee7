import { describe, expect, it } from 'vitest'
import { foreignReactHint } from './blockWarnings'

describe('foreignReactHint', () => {
  it.each([
    "Cannot read properties of null (reading 'useState')",
    "null is not an object (evaluating 'a.current.useContext')",
    `can't access property "useEffect", H is null`,
    'Invalid hook call. Hooks can only be called inside of the body of a function component.',
    'Minified React error #321; visit https://react.dev/errors/321',
    'Minified React error #525; visit https://react.dev/errors/525',
    'A React Element from an older version of React was rendered.',
    'Objects are not valid as a React child (found: object with keys {$$typeof, type, key}).',
  ])('recognises %s', (message) => {
    expect(foreignReactHint(new Error(message))).toContain('siteblocks/react')
  })

  it.each([
    "Cannot read properties of null (reading 'user')",
    'null',
    'Because the value is null',
    'Minified React error #31; visit https://react.dev/errors/31',
  ])('gives no hint for %s', (message) => {
    expect(foreignReactHint(new Error(message))).toBe('')
  })
})
