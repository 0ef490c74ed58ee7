import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { UserConfig } from 'vite'
import { decideFile } from './decideScript.ts'
import { exportNames } from './exportNames.ts'
import { injectBuiltIns } from './injectBuiltIns.ts'
import { integrity } from './integrity.ts'
import { neutralEmotion } from './neutralEmotion.ts'
import { notices } from './notices.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }

/** CommonJS modules that only a function we leave out would use; nothing happens when they load. */
const IDLE_MODULES = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//

/**
 * Asks V8 to compile the whole file while it arrives, on another thread: most of it runs on the
 * first page view, and function by function the main thread would take 30 ms for it. Must be the
 * first line. An inline script is compiled on the main thread, where the hint costs as much.
 *
 * @see https://github.com/v8/v8.dev/blob/main/src/blog/explicit-compile-hints.md
 */
const EAGER = '//# allFunctionsCalledOnLoad'

const LICENSE = `/*! SiteBlocks ${version} | MIT License | others' work: THIRD-PARTY-NOTICES.txt */`

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
    define: {
      'process.env.NODE_ENV': '"production"',
      __SITEBLOCKS_VERSION__: JSON.stringify(version),
    },
    build: {
      target: 'es2022',
      sourcemap: true,
      emptyOutDir: false,
      reportCompressedSize: false,
      minify: 'terser',
      terserOptions: {
        ecma: 2022,
        compress: { passes: 3, keep_fargs: false },
        // A page in any encoding reads it right.
        format: { ascii_only: true, comments: false },
      },
      lib: {
        entry: 'embed/index.ts',
        formats: ['iife'],
        name: 'SiteBlocksBundle',
        fileName: () => 'embed.js',
      },
      rolldownOptions: {
        transform: { inject: injectBuiltIns() },
        treeshake: {
          moduleSideEffects: [{ test: IDLE_MODULES, sideEffects: false }],
          // No module reads a property or a global for its own sake: what is done with the value
          // counts.
          propertyReadSideEffects: false,
          unknownGlobalSideEffects: false,
        },
        // Limits and attribute names stand in other files than the code that uses them.
        optimization: { inlineConst: { mode: 'all', pass: 1 } },
        output: {
          postBanner: `${EAGER}\n${LICENSE}`,
          postFooter: exportNames(),
        },
      },
    },
  }
}
