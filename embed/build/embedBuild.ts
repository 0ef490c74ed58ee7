import type { UserConfig } from 'vite'
import { EAGER_BANNER } from './banner.ts'
import { widgetBuild, widgetDefine, widgetInput, widgetPlugins } from './bundleSettings.ts'
import { decideFile } from './decideScript.ts'
import { exportNames } from './exportNames.ts'
import { integrity } from './integrity.ts'
import { notices } from './notices.ts'

/** `dist/embed.js`: the whole widget in one ASCII file for any page. */
export function embedBuild(): UserConfig {
  return {
    plugins: [
      ...widgetPlugins(),
      notices(),
      decideFile(),
      integrity(['embed.js', 'decide.js'], ['decide.js']),
    ],
    define: widgetDefine,
    build: {
      ...widgetBuild,
      lib: {
        entry: 'embed/index.ts',
        formats: ['iife'],
        name: 'SiteBlocksBundle',
        fileName: () => 'embed.js',
      },
      rolldownOptions: {
        ...widgetInput,
        output: {
          postBanner: EAGER_BANNER,
          postFooter: exportNames(),
        },
      },
    },
  }
}
