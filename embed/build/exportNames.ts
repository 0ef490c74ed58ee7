import { readFileSync } from 'node:fs'

/** The exports of `siteblocks/embed.js`, taken from the declaration of the global. */
function globalNames(): string[] {
  const source = readFileSync('embed/page/SiteBlocksGlobal.ts', 'utf8')
  const [, body = ''] = /interface SiteBlocksGlobal [^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? []
  return Array.from(body.matchAll(/^ {2}(?:readonly )?(\w+)[<(?:]/gm), ([, name]) => name ?? '')
}

/**
 * Declares the CommonJS exports of embed.js in a statement that never runs: Node finds a module's
 * export names in its text, but not in minified code.
 */
export function exportNames(): string {
  const names = globalNames()
  if (!names.includes('mount')) throw new Error('embed/page/SiteBlocksGlobal.ts has no mount().')
  return `0&&(module.exports={${names.join()}});`
}
