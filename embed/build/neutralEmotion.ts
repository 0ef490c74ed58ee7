import type { Plugin } from 'vite'

const MODULE = '@emotion/react'
const DEFAULT_CACHE =
  /typeof HTMLElement !== 'undefined' \? \/\* #__PURE__ \*\/createCache\(\{\s*key: 'css'\s*\}\) : null/

/**
 * Keeps the host page's Emotion styles in place.
 *
 * Merely importing `@emotion/react` makes a default cache with the key `css`, which moves every
 * server-rendered `css` style of the page from its body to its head. No option prevents that, and
 * the widget always brings a cache of its own. Fails when Emotion no longer reads so.
 */
export function neutralEmotion(): Plugin {
  let isChanged = false
  return {
    name: 'siteblocks:neutral-emotion',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes(MODULE) || !DEFAULT_CACHE.test(code)) return null
      isChanged = true
      return { code: code.replace(DEFAULT_CACHE, 'null'), map: null }
    },
    buildEnd(error) {
      if (this.meta.watchMode || error || isChanged) return
      if ([...this.getModuleIds()].some((id) => id.includes(MODULE))) {
        this.error(`${MODULE} no longer makes its default cache as neutralEmotion.ts expects`)
      }
    },
  }
}
