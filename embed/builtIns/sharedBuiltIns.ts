// Built-ins that React uses as well. React is CommonJS, so what it imports is initialised on demand: every
// importer of this module has a call for that, which importers of builtIns.ts alone do without.
import { standard } from './standard'

export const objectAssign = standard('Object', 'assign', (assign) => {
  const symbol = Symbol('of a property')
  const target = { a: 1 }
  const assigned: object = assign(target, null, { b: 2, [symbol]: 3 })
  return assigned === target && 'b' in assigned && symbol in assigned
})

/** An object with one own and one inherited property. */
export const heir: object = Object.create({ inherited: 1 }, { own: { value: 2, enumerable: true } })

export const objectKeys = standard('Object', 'keys', (keys) => `${keys(heir)}` === 'own')

export const dateNow = standard('Date', 'now', (now) => typeof now() === 'number')
