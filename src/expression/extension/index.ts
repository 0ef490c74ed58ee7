import { extendLanguage, functionTraits, language } from '../core'
import { callBetween, refill } from './between'
import { readBranches, readThrow, readTry } from './branches'
import { dataGlobals } from './data'
import { readArguments, readConstruction, readThis } from './functions'
import { readJump, withLabels } from './jumps'
import { laterGlobals, promiseKind } from './later'
import { listKind } from './lists'
import { readDo, readFor, readWhile } from './loops'
import { isInstance, objectGlobals, objectKinds, objectMembers } from './objects'
import { explain, noOperands, readAccessor, readPattern } from './operands'
import { readTemplate } from './template'
import { foreignPatternKind, patternKind, RegExpClass, textKind } from './texts'

Object.assign(functionTraits(language.globals.Object)?.members ?? {}, objectMembers)

// What few entries use: `dist/language.js`, which `embed.js` loads where it is needed. Elsewhere it is there at once.
extendLanguage({
  statements: {
    break: readJump,
    continue: readJump,
    do: readDo,
    for: readFor,
    switch: readBranches,
    throw: readThrow,
    try: readTry,
    while: readWhile,
  },
  operands: {
    '`': readTemplate,
    '/': readPattern,
    '/=': readPattern,
    arguments: readArguments,
    new: readConstruction,
    this: readThis,
    ...noOperands,
  },
  rules: { accessor: readAccessor, explain, statement: withLabels(language.rules.statement) },
  between: { call: callBetween, refill },
  operators: { instanceof: isInstance },
  bindings: { instanceof: language.bindings['<'] ?? 0 },
  globals: { RegExp: RegExpClass, ...dataGlobals, ...objectGlobals, ...laterGlobals },
  kinds: {
    list: listKind,
    text: textKind,
    Promise: promiseKind,
    Pattern: patternKind,
    RegExp: foreignPatternKind,
    ...objectKinds,
  },
})
