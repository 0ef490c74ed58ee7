import { readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { translations } from '../../src/blocks/internals/translations.ts'
import { inlinedConstants, widgetInput } from './bundleSettings.ts'
import { checkedReact, takesCheckedReact } from './checkedReact.ts'
import { decideModule } from './decideScript.ts'
import { entryDeclarations } from './entryDeclarations.ts'
import { manifest } from './manifest.ts'
import { neutralEmotion } from './neutralEmotion.ts'
import { notices } from './notices.ts'
import { swcMinify } from './swcMinify.ts'

const { version, dependencies, peerDependencies } = manifest

/** The oldest React that the blocks support. */
const OLDEST_REACT = '19.2'

/** The part of `react-dom/server` that renders to a string. */
const RENDERS_TO_TEXT = fileURLToPath(
  new URL(
    '../../node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
    import.meta.url,
  ),
)

/**
 * `dist/index.mjs`, `client.mjs`, `server.mjs` and `react.mjs`, for bundlers and Node. Dependencies
 * are not bundled, except Emotion: as a dependency, it would install React in projects that do not
 * use it.
 */
export function libraryBuild(): UserConfig {
  const names = Object.keys(createRequire(import.meta.url)('react')).filter((name) =>
    /^[a-zA-Z]/.test(name),
  )
  return moduleOptions({
    entry: {
      index: 'embed/entries/index.ts',
      client: 'embed/entries/client.ts',
      server: 'embed/entries/server.ts',
      react: 'embed/entries/react.ts',
    },
    external: Object.keys({ ...dependencies, ...peerDependencies }),
    plugins: [
      checkedReact(OLDEST_REACT, names),
      withoutOlderModules(),
      entryDeclarations(),
      translationsFile(),
    ],
  })
}

/**
 * `dist/server-components.mjs`: `siteblocks/server` for server components. Their bundle has a React
 * that cannot render HTML, so this one includes its own.
 */
export function serverComponentsBuild(): UserConfig {
  return moduleOptions({
    entry: { 'server-components': 'embed/entries/server-components.ts' },
    external: Object.keys(dependencies),
    alias: { 'react-dom/server': RENDERS_TO_TEXT },
    define: { 'process.env.NODE_ENV': '"production"' },
    isMinified: true,
  })
}

interface ModuleOptions {
  readonly entry: Record<string, string>
  /** Names of packages that are not bundled. */
  readonly external: readonly string[]
  readonly plugins?: readonly Plugin[]
  readonly alias?: Record<string, string>
  readonly define?: Record<string, string>
  readonly isMinified?: boolean
}

function moduleOptions(given: ModuleOptions): UserConfig {
  const { entry, external, plugins = [], alias = {}, define, isMinified = false } = given
  return {
    plugins: [
      react(),
      neutralEmotion(),
      decideModule(),
      notices('dist/THIRD-PARTY-NOTICES.txt'),
      ...plugins,
      isMinified && swcMinify(),
    ],
    define: { ...define, __SITEBLOCKS_VERSION__: JSON.stringify(version) },
    // No `browser` condition, so that Emotion detects a document at runtime.
    resolve: { alias, conditions: ['module', 'import', 'production'] },
    build: {
      target: 'es2022',
      emptyOutDir: false,
      minify: isMinified && 'oxc',
      lib: { entry, formats: ['es'], fileName: (_format, name) => `${name}.mjs` },
      rolldownOptions: {
        // Not `.js`: the `package.json` in `dist` declares `.js` files as CommonJS, for `embed.js`.
        output: {
          chunkFileNames: 'shared-[name].mjs',
          ...(isMinified && { minify: true }),
          comments: { legal: true, annotation: true, jsdoc: false },
        },
        optimization: inlinedConstants,
        treeshake: widgetInput.treeshake,
        external: (id, importer) =>
          external.some((name) => id === name || id.startsWith(`${name}/`)) &&
          !takesCheckedReact(id, importer),
      },
    },
  }
}

/** Removes modules that an earlier build wrote under other names. */
function withoutOlderModules(): Plugin {
  return {
    name: 'siteblocks:without-older-modules',
    apply: 'build',
    generateBundle() {
      const older = readdirSync('dist').filter((name) => /^shared-.*\.mjs$/.test(name))
      for (const name of older) rmSync(`dist/${name}`)
    },
  }
}

/** `dist/translations.json`: the values of the option `texts`, for pages without a bundler. */
function translationsFile(): Plugin {
  return {
    name: 'siteblocks:translations',
    apply: 'build',
    generateBundle() {
      const source = `${JSON.stringify(translations, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'translations.json', source })
    },
  }
}
