import { BINDING, forgetCompiled, GLOBALS, HOOKS, KINDS, OPERATORS, rules } from '../core'
import { readPlainBody, startOutside } from './awaits'
import { callLater } from './between'
import { startUnlabelled } from './jumps'
import { listKind } from './lists'
import {
  functionKind,
  isInstance,
  noteFunction,
  noteFunctions,
  objectGlobals,
  objectKinds,
  objectMembers,
} from './objects'
import { explain, readEntry, readOperand } from './operands'
import { promiseGlobals, promiseKind } from './promises'
import { readRepeated, readStatement } from './statements'
import { RegExpClass, regExpKind, textKind } from './texts'

// What few entries use: `dist/language.js`, which `embed.js` loads where it is needed. Elsewhere it is there at once.
Object.assign(rules, {
  start() {
    startOutside()
    startUnlabelled()
  },
  statement: readStatement,
  repeated: readRepeated,
  body: readPlainBody,
  primary: readOperand,
  entry: readEntry,
  explain,
  later: callLater,
  made: noteFunction,
})
Object.assign(OPERATORS, { instanceof: isInstance })
BINDING.set('instanceof', BINDING.get('in') ?? 0)
Object.assign(GLOBALS.Object as object, objectMembers)
Object.assign(GLOBALS, { RegExp: RegExpClass, ...objectGlobals, ...promiseGlobals })
Object.assign(KINDS, { list: listKind, string: textKind, function: functionKind })
const classes = {
  Promise: promiseKind,
  RegExp: regExpKind,
  ...objectKinds,
}
for (const [name, kind] of Object.entries(classes)) KINDS[`[object ${name}]`] = kind
// A promise would call it.
HOOKS.add('then')
noteFunctions(GLOBALS)
forgetCompiled()
