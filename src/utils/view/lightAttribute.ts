/** Marks the root of content that stands among the page's own elements. */
export const LIGHT_ATTRIBUTE = 'data-siteblocks-light'
