export { type CookieOptions, type CookieRequest, type CookieResponse, Cookies } from './Cookies'
export { DECIDE_HASH } from './decideCode'
export type { RenderedContent, RenderOptions, Visitor } from './RenderOptions'
export { renderToHtml } from './renderToHtml'
