/**
 * Exports of the npm package: the client, the blocks, and their rendering in React.
 *
 * The types of content are exported from here too, and stand on pages of their own: `content` and
 * `block options`.
 *
 * @module siteblocks
 */

// Content and the client

export * from './client/index'
export type { Variant } from './content/targeting'

// Roots, and their settings

export { createContentRoot } from './render/react/createReactStage'
export type { Isolation } from './render/root/attachRoot'
export type { ContentRoot, ContentRootOptions, RootContent } from './render/root/ContentRoot'
export type { DisplayOptions } from './render/root/DisplayOptions'
export type { Evaluate } from './render/state/createLogic'
export type { SiteGlobals } from './render/state/siteGlobals'

// Definitions and contexts of blocks

export { Blocks, type BlocksProps } from './render/block/Blocks'
export type { ContentContextValue } from './render/block/ContentContext'
export type { LinkProps, RenderLink } from './render/block/ContentSettings'
export { componentBlock } from './render/block/componentBlock'
export { useContentContext } from './render/block/useContentContext'
export type {
  BlockAttributes,
  BlockDefinition,
  BlockInput,
  BlockProps,
  PlainBlock,
  PlainBlockContext,
} from './render/compile/BlockDefinition'
export type {
  AnyComponent,
  ComponentInput,
  ComponentOptions,
} from './render/compile/ComponentOptions'
export type { ReportOmission } from './render/compile/createOmissionReport'
export { type BlockRegistry, createRegistry } from './render/compile/createRegistry'
export { Html, type HtmlProps } from './render/entry/Html'
export type { TextKind } from './render/html/richText'
export type { Omission } from './utils/problems/Omission'

// Blocks

export type * from './blocks/blockOptions'
export { defaultBlocks } from './blocks/defaultBlocks'
export { defaultInputs } from './blocks/defaultInputs'
export type { FormBody, SubmissionDetail } from './blocks/form/formEvents'
export type { InterfaceTexts } from './blocks/internals/interfaceTexts'
export { translations } from './blocks/internals/translations'
