import type { Plugin } from 'vite'

const MODULE = '@emotion/react'
const DEFAULT_CACHE =
  /typeof HTMLElement !== 'undefined' \? \/\* #__PURE__ \*\/createCache\(\{\s*key: 'css'\s*\}\) : null/

/**
 * Leaves the host page's Emotion styles in place.
 *
 * Importing `@emotion/react` creates a default cache with the key `css`, which moves all
 * server-rendered `css` styles of the page from the body to the head. No option prevents that, and
 * the widget always provides its own cache. Fails if Emotion's code has changed.
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
