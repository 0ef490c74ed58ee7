import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { PluginOption, Rolldown, UserConfig } from 'vite'
import { injectBuiltIns } from './injectBuiltIns.ts'
import { manifest } from './manifest.ts'
import { neutralEmotion } from './neutralEmotion.ts'

const { version } = manifest

export const LICENSE = `/*! SiteBlocks ${version} | MIT License | others' work: THIRD-PARTY-NOTICES.txt */`

/**
 * Asks V8 to compile the whole file while it arrives, on another thread: most of it runs on the
 * first page view, and function by function the main thread would take 30 ms for it. Must be the
 * first line. An inline script is compiled on the main thread, where the hint costs as much.
 *
 * @see https://github.com/v8/v8.dev/blob/main/src/blog/explicit-compile-hints.md
 */
export const EAGER = '//# allFunctionsCalledOnLoad'

/** CommonJS modules that only a function we leave out would use; nothing happens when they load. */
const IDLE_MODULES = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//

/** Constants of the widget, in one file or in parts. */
export const widgetDefine: UserConfig['define'] = {
  'process.env.NODE_ENV': '"production"',
  __SITEBLOCKS_VERSION__: JSON.stringify(version),
}

/** Plugins of the widget, in one file or in parts, with a list of the components in it. */
export function widgetPlugins(): PluginOption[] {
  return [
    react(),
    neutralEmotion(),
    // The same bytes make the same list: no time, no serial number.
    sbom({
      outDir: '',
      outFilename: 'sbom.cdx',
      rootComponentType: 'library',
      saveTimestamp: false,
      includeWellKnown: false,
    }),
  ]
}

/** How the widget is built, in one file or in parts. */
export const widgetBuild: UserConfig['build'] = {
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
}

export const widgetInput: Rolldown.InputOptions = {
  transform: { inject: injectBuiltIns() },
  treeshake: {
    moduleSideEffects: [{ test: IDLE_MODULES, sideEffects: false }],
    // No module reads a property or a global for its own sake: what is done with the value counts.
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
  },
  // Limits and attribute names stand in other files than the code that uses them.
  optimization: { inlineConst: { mode: 'all', pass: 1 } },
}
