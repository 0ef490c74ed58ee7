import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import sbom from 'rollup-plugin-sbom'
import type { PluginOption, Rolldown, UserConfig } from 'vite'
import { manifest } from './manifest.ts'
import { neutralEmotion } from './neutralEmotion.ts'
import { reactNames } from './reactNames.ts'

const BUILT_INS_MODULE = fileURLToPath(new URL('../builtIns/builtIns.ts', import.meta.url))
const SHARED_MODULE = fileURLToPath(new URL('../builtIns/sharedBuiltIns.ts', import.meta.url))

/** The replacement of each built-in. */
const BUILT_INS: Readonly<Record<string, string>> = {
  'Array.from': 'arrayFrom',
  'Object.values': 'objectValues',
  'Object.entries': 'objectEntries',
  'Object.fromEntries': 'objectFromEntries',
  'JSON.parse': 'jsonParse',
  'JSON.stringify': 'jsonStringify',
}

/** The replacement of each built-in that React uses, too. */
const SHARED_BUILT_INS: Readonly<Record<string, string>> = {
  'Object.assign': 'objectAssign',
  'Object.keys': 'objectKeys',
  'Date.now': 'dateNow',
}

/** CommonJS modules that only an unused function needs. Loading them has no side effects. */
const IDLE_MODULES = /\/node_modules\/(?:hoist-non-react-statics|react-is)\//

/** Constants for both builds of the widget. */
export const widgetDefine: UserConfig['define'] = {
  'process.env.NODE_ENV': '"production"',
  __SITEBLOCKS_VERSION__: JSON.stringify(manifest.version),
}

/**
 * Gives React a copy of its own of the built-ins that it uses: what CommonJS imports is initialised
 * on demand, for which each of our modules would have a call.
 */
function ownCopyForReact(): PluginOption {
  return {
    name: 'siteblocks:own-copy-for-react',
    enforce: 'pre',
    resolveId: (source, importer = '') =>
      source === SHARED_MODULE && importer.includes('/node_modules/') ? `${source}?react` : null,
  }
}

/** Plugins for both builds of the widget, including one that lists the bundled components. */
export function widgetPlugins(): PluginOption[] {
  return [
    react(),
    reactNames(),
    ownCopyForReact(),
    neutralEmotion(),
    // No timestamp and no serial number: the same bundle gives the same list.
    sbom({
      outDir: '',
      outFilename: 'sbom.cdx',
      rootComponentType: 'library',
      saveTimestamp: false,
      includeWellKnown: false,
    }),
  ]
}

/** Build options of both builds of the widget. */
export const widgetBuild: UserConfig['build'] = {
  target: 'es2022',
  sourcemap: true,
  emptyOutDir: false,
  reportCompressedSize: false,
  minify: 'oxc',
}

/** Limits and attribute names are in other files than the code that uses them. */
export const inlinedConstants: Rolldown.InputOptions['optimization'] = {
  inlineConst: { mode: 'all', pass: 1 },
}

export const widgetInput: Rolldown.InputOptions = {
  transform: { inject: injectBuiltIns() },
  treeshake: {
    moduleSideEffects: [{ test: IDLE_MODULES, sideEffects: false }],
    // No module reads a property or a global for the side effect of reading it.
    propertyReadSideEffects: false,
    unknownGlobalSideEffects: false,
  },
  optimization: inlinedConstants,
}

/** Rolldown's minifier runs after SWC and shortens what that leaves. */
export const widgetOutput: Rolldown.OutputOptions = {
  minify: { compress: { target: 'es2022' }, mangle: true, codegen: true },
  charset: 'ascii',
}

/**
 * Maps each built-in to its replacement in `builtIns.ts` for all of `embed.js`, because old
 * libraries of the page may have overwritten it.
 */
function injectBuiltIns(): Record<string, [module: string, name: string]> {
  const from = (module: string, names: Readonly<Record<string, string>>) =>
    Object.entries(names).map(([builtIn, name]) => [builtIn, [module, name]])
  return Object.fromEntries([
    ...from(BUILT_INS_MODULE, BUILT_INS),
    ...from(SHARED_MODULE, SHARED_BUILT_INS),
  ])
}
