import type { Plugin } from 'vite'

const DEFAULT_CACHE =
  /typeof HTMLElement !== 'undefined' \? \/\* #__PURE__ \*\/createCache\(\{\s*key: 'css'\s*\}\) : null/

/**
 * Leaves Emotion without a default cache.
 *
 * Merely importing `@emotion/react` makes one with the key `css`, and that moves every server-rendered
 * `css` style of the host page from its body to its head. The widget always brings a cache of its own.
 */
export function neutralEmotion(): Plugin {
  let replaced = false
  return {
    name: 'siteblocks:neutral-emotion',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('@emotion/react') || !DEFAULT_CACHE.test(code)) return null
      replaced = true
      return { code: code.replace(DEFAULT_CACHE, 'null'), map: null }
    },
    buildEnd(error) {
      if (this.meta.watchMode || error || replaced) return
      const used = [...this.getModuleIds()].some((id) => id.includes('@emotion/react'))
      if (used)
        this.error('Emotion no longer makes its default cache the way this plugin looks for.')
    },
  }
}
