/** What `embed` needs beside the public API of `index.ts`. Not exported by the npm package. */

export type { Option, OptionTable, OptionType } from './client/options/Option'
export { typeCheck } from './client/options/Option'
export { CLIENT_OPTIONS, REQUEST_OPTIONS } from './client/options/optionTables'
export { validateOptions } from './client/options/validateOptions'
export { DISPLAY_OPTIONS } from './render/root/DisplayOptions'
export { hasOwn } from './utils/hasOwn'
export { toKebabCase } from './utils/letterCase'
