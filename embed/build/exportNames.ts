import { readFileSync } from 'node:fs'

/**
 * Names that `import { … } from 'siteblocks/embed.js'` offers, from the declarations of the global.
 */
function globalNames(): string[] {
  const source = readFileSync('embed/page/SiteBlocksGlobal.ts', 'utf8')
  const [, body = ''] = /interface SiteBlocksGlobal [^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? []
  return Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+)[<(?:]/gm), ([, name]) => name ?? '')
}

/**
 * Names, in a statement that never runs, what embed.js exports as a CommonJS module: Node reads the
 * names of such a module from its text, and would not find them in minified code.
 */
export function exportNames(): string {
  const names = globalNames()
  if (!names.includes('mount')) throw new Error('embed/page/SiteBlocksGlobal.ts has no mount().')
  return `0&&(module.exports={${names.join()}});`
}
