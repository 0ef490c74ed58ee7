import type { Plugin } from 'vite'

/** A text of Emotion's that is put in place by another one, and why. */
interface Change {
  readonly module: string
  readonly reason: string
  readonly from: RegExp
  readonly to: string
}

const CHANGES: readonly Change[] = [
  {
    module: '@emotion/react',
    reason:
      'Merely importing it makes a default cache with the key `css`, which moves every server-rendered `css` style of the host page from its body to its head. The widget always brings a cache of its own.',
    from: /typeof HTMLElement !== 'undefined' \? \/\* #__PURE__ \*\/createCache\(\{\s*key: 'css'\s*\}\) : null/,
    to: 'null',
  },
  {
    module: '@emotion/cache',
    reason:
      'The browsers that the widget supports need no prefixes for what its own interface uses.',
    from: /var defaultStylisPlugins = \[prefixer\];/,
    to: 'var defaultStylisPlugins = [];',
  },
]

/** Changes in Emotion what a widget on somebody else's page cannot have. Fails when Emotion no longer reads so. */
export function neutralEmotion(): Plugin {
  const made = new Set<Change>()
  return {
    name: 'siteblocks:neutral-emotion',
    enforce: 'pre',
    transform(code, id) {
      const change = CHANGES.find(({ module, from }) => id.includes(module) && from.test(code))
      if (!change) return null
      made.add(change)
      return { code: code.replace(change.from, change.to), map: null }
    },
    buildEnd(error) {
      if (this.meta.watchMode || error) return
      const ids = [...this.getModuleIds()]
      for (const change of CHANGES) {
        if (made.has(change) || !ids.some((id) => id.includes(change.module))) continue
        this.error(`${change.module} no longer reads as neutralEmotion.ts expects: ${change.from}`)
      }
    },
  }
}
