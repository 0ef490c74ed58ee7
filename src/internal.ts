/** What `embed` needs beside the public API of `index.ts`. Not exported by the npm package. */

export type { Option, OptionTable, OptionType } from './client/options/Option'
export { isOfType, phraseOf, validateOptions } from './client/options/Option'
export { CLIENT_OPTIONS, REQUEST_OPTIONS } from './client/options/optionTables'
export { DISPLAY_OPTIONS } from './render/root/DisplayOptions'
export { callableGlobals, globalNames } from './render/state/siteGlobals'
export { definedOnly } from './utils/definedOnly'
export { filterFields } from './utils/filterFields'
export { hasOwn } from './utils/hasOwn'
export { toKebabCase } from './utils/letterCase'
export { onceInView } from './utils/onceInView'
export { parseJson } from './utils/parseJson'
export { reportThrown } from './utils/reportThrown'
