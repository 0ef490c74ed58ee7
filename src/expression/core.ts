/** What the rest of the language is made with. In pages, `embed.js` hands it to `language.js`. */

export { extendLanguage, language } from './extendLanguage'
export { functions } from './library/globals'
export { nativeMembers, nativeMethods, ownList, toPlain } from './library/natives'
export { isObject, toNumber, toText } from './runtime/coerce'
export { openFrame } from './runtime/frames'
export { callFunction, functionTraits, libraryFunction, withTraits } from './runtime/functions'
export { attemptLater, findDraft, isLimit } from './runtime/perform'
export { isStackEnd, Refusal, refuse, toProblem } from './runtime/problem'
export {
  entriesOf,
  isReadable,
  itemsOf,
  put,
  read,
  toKey,
  toObject,
  write,
} from './runtime/properties'
export {
  currentRun,
  currentScope,
  during,
  isOwned,
  limitLength,
  limitList,
  limitText,
  own,
  spend,
} from './runtime/run'
export {
  NOTHING,
  readCondition,
  readDeclarations,
  readDeclared,
  readEffect,
  readScope,
} from './syntax/clauses'
export { markPlace, readFunction, weightSince } from './syntax/functions'
export { compileItems } from './syntax/listPart'
export { namePart } from './syntax/namePart'
export { readCallee, readKey, readSequence } from './syntax/operands'
export { derive } from './syntax/Part'
export { storeOf } from './syntax/pattern'
export {
  accept,
  advance,
  expect,
  fail,
  isFollowedBy,
  peek,
  peekText,
  takeRaw,
} from './syntax/reader'
export { readList } from './syntax/readList'
export { ended, endsHere } from './syntax/statements'
export { unescapeText } from './syntax/tokenize'
