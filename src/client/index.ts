/**
 * Client for code without React, in browsers and on servers: content, variations and tracking,
 * without blocks.
 *
 * @module siteblocks/client
 */

export {
  BREAKPOINT_NAMES,
  type BreakpointName,
  type CustomBreakpoints,
} from '../content/breakpoints'
export { ContentError, parseContent } from '../content/parseContent'
export type * from '../content/types'
export { BLOCK_TYPE, LOCALIZED_TYPE } from '../content/types'
export { errorOnce, warnOnce } from '../utils/problems/warn'
export { version } from '../utils/values/version'
export { type ClientEnvironment, defaultEnvironment } from './browser/environment'
export type * from './Client'
export { createClient } from './createClient'
export { type EntryRequest, fetchEntry } from './fetchEntry'
export { type PageControls, pageControls } from './pageControls'
export { isPreviewing, type Search } from './pageKeys/isPreviewing'
