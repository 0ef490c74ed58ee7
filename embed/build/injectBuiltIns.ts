import { fileURLToPath } from 'node:url'

const MODULE = fileURLToPath(new URL('../builtIns/builtIns.ts', import.meta.url))

const NAMES: Readonly<Record<string, string>> = {
  'Array.from': 'arrayFrom',
  'Object.assign': 'objectAssign',
  'Object.keys': 'objectKeys',
  'Object.values': 'objectValues',
  'Object.entries': 'objectEntries',
  'Object.fromEntries': 'objectFromEntries',
  'Date.now': 'dateNow',
  'JSON.parse': 'jsonParse',
  'JSON.stringify': 'jsonStringify',
}

/**
 * Which export of `builtIns.ts` stands for which built-in, everywhere in `embed.js`: old libraries
 * of the page may have replaced it.
 */
export function injectBuiltIns(): Record<string, [module: string, name: string]> {
  return Object.fromEntries(
    Object.entries(NAMES).map(([builtIn, name]) => [builtIn, [MODULE, name]]),
  )
}
