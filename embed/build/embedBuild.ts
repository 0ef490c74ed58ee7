import { readFileSync } from 'node:fs'
import type { UserConfig } from 'vite'
import { EAGER_BANNER } from './banner.ts'
import {
  widgetBuild,
  widgetDefine,
  widgetInput,
  widgetOutput,
  widgetPlugins,
} from './bundleSettings.ts'
import { decideFile } from './decideScript.ts'
import { integrity } from './integrity.ts'
import { notices } from './notices.ts'
import { swcMinify } from './swcMinify.ts'

/**
 * `dist/embed.js`: the whole widget in one ASCII file for any page.
 *
 * @param isMinified - `false` keeps names and formatting, for tests.
 */
export function embedBuild({ isMinified = true } = {}): UserConfig {
  return {
    plugins: [
      ...widgetPlugins(),
      isMinified && swcMinify(),
      notices(),
      decideFile(),
      integrity(['embed.js', 'decide.js'], ['decide.js']),
    ],
    define: widgetDefine,
    build: {
      ...widgetBuild,
      ...(!isMinified && { minify: false }),
      lib: {
        entry: 'embed/entries/embed.ts',
        formats: ['iife'],
        name: 'SiteBlocksBundle',
        fileName: () => 'embed.js',
      },
      rolldownOptions: {
        ...widgetInput,
        output: {
          ...(isMinified && widgetOutput),
          postBanner: EAGER_BANNER,
          postFooter: exportNames(),
        },
      },
    },
  }
}

/** The exports of `siteblocks/embed.js`, taken from the declaration of the global. */
function globalNames(): string[] {
  const source = readFileSync('embed/global/SiteBlocksGlobal.ts', 'utf8')
  const [, body = ''] = /interface SiteBlocksGlobal [^{]*\{\n([\s\S]*?)\n\}/.exec(source) ?? []
  const found = body.matchAll(/^ {2}(?:readonly )?(\w+)[<(?:]/gm)
  // A function with several signatures is found several times.
  return Array.from(new Set(Array.from(found, ([, name]) => name ?? '')))
}

/**
 * Declares the CommonJS exports of embed.js in a statement that never runs: Node finds a module's
 * export names in its text, but not in minified code.
 */
function exportNames(): string {
  const names = globalNames()
  if (!names.includes('mount')) throw new Error('embed/global/SiteBlocksGlobal.ts has no mount().')
  return `0&&(module.exports={${names.join()}});`
}
