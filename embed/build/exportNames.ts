import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/** What `import { … } from 'siteblocks/embed.js'` may name, as the declarations of the global say. */
function globalNames(): string[] {
  const source = readFileSync('embed/page/SiteBlocksGlobal.ts', 'utf8')
  const [, body = ''] = /interface SiteBlocksGlobal [^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? []
  return Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+)[<(?:]/gm), ([, name]) => name ?? '')
}

/**
 * Names, in a statement that never runs, what embed.js exports as a CommonJS module: Node reads the names of
 * such a module from its text, and would not find them in minified code.
 */
export function exportNames(): Plugin {
  return {
    name: 'siteblocks:export-names',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const names = globalNames()
      if (!names.includes('mount')) this.error('embed/page/SiteBlocksGlobal.ts has no mount().')
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') {
          chunk.code = `${chunk.code.trimEnd()}\n0&&(module.exports={${names.join()}});\n`
        }
      }
    },
  }
}
