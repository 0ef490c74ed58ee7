/**
 * Modules that `embed` needs beside the public API of `index.ts`. Not exported by the npm package.
 */

export { plainBlocks } from './blocks/plainBlocks'
export { buildClient } from './client/buildClient'
export { createEditorConnection } from './client/editor/createEditorConnection'
export type { Option, OptionTable, OptionType } from './client/options/Option'
export { isOfType, phraseOf, validateOptions } from './client/options/Option'
export {
  CLIENT_OPTIONS,
  CLIENT_REQUEST_OPTIONS,
  WIDGET_REQUEST_OPTIONS,
  type WidgetRequest,
} from './client/options/optionTables'
export { withoutCampaign } from './client/page/campaignParameters'
export { readComponentOptions } from './render/block/ComponentOptions'
export { ComponentView } from './render/block/componentBlock'
export { type ComponentViewProps, describeComponent } from './render/block/describeComponent'
export { makeElement } from './render/block/makeElement'
export { nestedList } from './render/block/nestedList'
export { propsFrom } from './render/block/propsFrom'
export { sanitizerOf } from './render/html/sanitizerOf'
export { createPartedRoot } from './render/root/createPartedRoot'
export type { StageDependencies } from './render/root/createPartedStage'
export { createReactStage } from './render/root/createReactStage'
export { DISPLAY_OPTIONS } from './render/root/DisplayOptions'
export { callableGlobals, globalNames } from './render/state/siteGlobals'
export { afterFrame } from './utils/afterFrame'
export { combineUndos } from './utils/combineUndos'
export { decodeUri } from './utils/decodeUri'
export { definedOnly, filterFields } from './utils/filterFields'
export { hasOwn } from './utils/hasOwn'
export { isObject } from './utils/isObject'
export { isRecord } from './utils/isRecord'
export { toKebabCase } from './utils/letterCase'
export { listen } from './utils/listen'
export { onceInView } from './utils/onceInView'
export { oncePerTurn } from './utils/oncePerTurn'
export { parseJson } from './utils/parseJson'
export { quoteValue } from './utils/quoteValue'
export { replaceProperty } from './utils/replaceProperty'
export { reportThrown } from './utils/reportThrown'
export { getPath } from './utils/safePath'
export { toError } from './utils/toError'
export { errorOnce, warnOnce } from './utils/warn'
