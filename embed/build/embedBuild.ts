import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { UserConfig } from 'vite'
import { decideFile } from './decideScript.ts'
import { exportNames } from './exportNames.ts'
import { integrity } from './integrity.ts'
import { neutralEmotion } from './neutralEmotion.ts'
import { notices } from './notices.ts'
import { EAGER, LICENSE, widgetBuild, widgetDefine, widgetInput } from './widgetOptions.ts'

/** `dist/embed.js`: the whole widget in one ASCII file for any page. */
export function embedBuild(): UserConfig {
  return {
    plugins: [
      react(),
      neutralEmotion(),
      notices(),
      // The same bytes make the same list: no time, no serial number.
      sbom({
        outDir: '',
        outFilename: 'sbom.cdx',
        rootComponentType: 'library',
        saveTimestamp: false,
        includeWellKnown: false,
      }),
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
          postBanner: `${EAGER}\n${LICENSE}`,
          postFooter: exportNames(),
        },
      },
    },
  }
}
