import { passes, replacedMessage } from './standard'

/**
 * Called with `[1, 2, 3]` and `' ab '`. These are parameters, because minifiers evaluate constants.
 */
type Works = (list: number[], text: string) => boolean

/**
 * Methods that libraries (Prototype.js, MooTools, Sugar) defined differently before they became
 * standard. They are called on the page's own prototypes, so no substitute is possible.
 */
const METHODS: readonly (readonly [name: string, works: Works])[] = [
  ['Array.prototype.map', (list) => list.map((value, index) => value * index)[2] === 6],
  ['Array.prototype.filter', (list) => list.filter((value, index) => value + index > 2)[1] === 3],
  ['Array.prototype.find', (list) => list.find((value) => value > 1) === 2],
  ['Array.prototype.findIndex', (list) => list.findIndex((value) => value > 1) === 1],
  ['Array.prototype.some', (list) => list.some((value) => value > 2)],
  ['Array.prototype.every', (list) => !list.every((value) => value > 2)],
  ['Array.prototype.reduce', (list) => list.reduce((sum, value) => sum + value, 1) === 7],
  ['Array.prototype.includes', (list) => list.includes(2) && !list.includes(4)],
  ['Array.prototype.indexOf', (list) => list.indexOf(3) === 2],
  ['Array.prototype.concat', (list) => list.concat([4], 5).length === 5],
  ['Array.prototype.reverse', (list) => list.reverse()[0] === 3],
  ['Array.prototype.flat', (list) => [list, [4]].flat().length === 4],
  ['String.prototype.trim', (_, text) => text.trim() === 'ab'],
  ['String.prototype.startsWith', (_, text) => text.startsWith(' a') && !text.startsWith('b')],
  ['String.prototype.endsWith', (_, text) => text.endsWith('b ') && !text.endsWith('b')],
  ['String.prototype.includes', (_, text) => text.includes('ab') && !text.includes('d')],
  ['Function.prototype.bind', (list) => list.concat.bind([0], 1)(2).length === 3],
]

const replaced: string[] = []
for (const [name, works] of METHODS) {
  if (!passes(() => works([1, 2, 3], ' ab '))) replaced[replaced.length] = name
}
// Runs before everything else, which would fail later with unhelpful errors.
if (replaced.length > 0) throw new Error(replacedMessage(replaced))
