import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { UserConfig } from 'vite'
import { decideFile } from './decideScript.ts'
import { exportNames } from './exportNames.ts'
import { integrity } from './integrity.ts'
import { neutralEmotion } from './neutralEmotion.ts'
import { notices } from './notices.ts'
import { LICENSE, widgetBuild, widgetDefine, widgetInput } from './widgetOptions.ts'

/**
 * Asks V8 to compile the whole file while it arrives, on another thread: most of it runs on the
 * first page view, and function by function the main thread would take 30 ms for it. Must be the
 * first line. An inline script is compiled on the main thread, where the hint costs as much.
 *
 * @see https://github.com/v8/v8.dev/blob/main/src/blog/explicit-compile-hints.md
 */
const EAGER = '//# allFunctionsCalledOnLoad'

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
