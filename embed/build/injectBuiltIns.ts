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
 * Maps each built-in to its replacement in `builtIns.ts` for all of `embed.js`, because old
 * libraries of the page may have overwritten it.
 */
export function injectBuiltIns(): Record<string, [module: string, name: string]> {
  return Object.fromEntries(
    Object.entries(NAMES).map(([builtIn, name]) => [builtIn, [MODULE, name]]),
  )
}
