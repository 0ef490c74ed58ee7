/**
 * Server rendering: content as HTML that is visible before any script has loaded, and the cookies
 * of a request.
 *
 * @module siteblocks/server
 */

export {
  type CookieOptions,
  type CookieRequest,
  type CookieResponse,
  Cookies,
} from './options/Cookies'
export type { RenderedContent, RenderOptions, Visitor } from './options/RenderOptions'
export { renderToHtml } from './renderToHtml'
export { DECIDE_HASH } from './writeContainer'
