/** What the rest of the language is made with. In pages, `embed.js` hands it to `language.js`. */

export { forgetCompiled } from './compileExpression'
export { GLOBALS } from './library/globals'
export { LIST_METHODS } from './library/listMethods'
export { nativeMethods, toPlain } from './library/methodTable'
export { TEXT_METHODS } from './library/textMethods'
export { toNumber, toText } from './runtime/coerce'
export { BROKEN, CONTINUED, giveBack, RETURNED, takeBack } from './runtime/completion'
export { KINDS } from './runtime/kinds'
export { OPERATORS } from './runtime/operators'
export { attemptLater, fillState, revert, settle } from './runtime/perform'
export { Refusal, refuse, toProblem } from './runtime/problem'
export {
  entriesOf,
  HOOKS,
  itemsOf,
  MEMBERS,
  put,
  read,
  toKey,
  toObject,
  withMembers,
  write,
} from './runtime/properties'
export { hasState, readState } from './runtime/readState'
export {
  currentRun,
  currentScope,
  limitLength,
  limitList,
  own,
  runIn,
  spend,
} from './runtime/run'
export { BINDING, readUnary } from './syntax/expressions'
export { finishFunction, markPlace, readFunction, weightSince } from './syntax/functions'
export { compileItems } from './syntax/listPart'
export { compileKey, memberPart } from './syntax/memberPart'
export { namePart } from './syntax/namePart'
export { declare, isDeclared, noteRead, noteWrite } from './syntax/notes'
export { readKey, readSequence } from './syntax/operands'
export { storeOf } from './syntax/pattern'
export { accept, advance, expect, fail, nested, reading, readName, takeRaw } from './syntax/reader'
export { readList } from './syntax/readList'
export { rules } from './syntax/rules'
export { ended, endsHere, readDeclared, readScope } from './syntax/statements'
