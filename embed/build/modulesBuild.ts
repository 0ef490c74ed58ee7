import type { Plugin, Rolldown, UserConfig } from 'vite'
import { EAGER_BANNER, LICENSE_LINE } from './banner.ts'
import {
  widgetBuild,
  widgetDefine,
  widgetInput,
  widgetOutput,
  widgetPlugins,
} from './bundleSettings.ts'
import { changeHashes, fileHash } from './hashList.ts'
import { swcMinify } from './swcMinify.ts'

const FOLDER = 'dist/modules'

/** `dist/modules`: the widget in several files, for sites that can serve a folder. */
export function modulesBuild(): UserConfig {
  return {
    plugins: [...widgetPlugins(), swcMinify(), bareImports(), partNames()],
    base: './',
    define: widgetDefine,
    build: {
      ...widgetBuild,
      outDir: FOLDER,
      // The source map of embed.js covers the same sources; more would double the size of the
      // package.
      sourcemap: false,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        ...widgetInput,
        input: { siteblocks: 'embed/entries/siteblocks.ts' },
        output: {
          ...widgetOutput,
          format: 'es',
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // V8 would compile most functions of these parts twice. Of `live`, too: a page that only
          // preloads it pays some 5 ms for that, one that runs it saves 20.
          postBanner: ({ name }) => (EAGER_PARTS.has(name) ? EAGER_BANNER : LICENSE_LINE),
        },
      },
    },
  }
}

const PRELOAD_HELPER = '\0vite/preload-helper.js'

/** Parts whose functions run as soon as they load. */
const EAGER_PARTS: ReadonlySet<string> = new Set(['siteblocks', 'live'])

/** Vite makes each `import()` preload style sheets first. The parts have none. */
function bareImports(): Plugin {
  return {
    name: 'siteblocks:bare-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load()' : null),
  }
}

/** Placeholders in the first part for the names of the files that it preloads. */
const FILE_MARKS = { live: '__SITEBLOCKS_LIVE_FILE__', sanitize: '__SITEBLOCKS_SANITIZE_FILE__' }

/**
 * Writes the names of the preloaded parts into the first one. Also writes all names to
 * `parts.json`, and the hashes of the files to `dist/sri.json`.
 */
function partNames(): Plugin {
  return {
    name: 'siteblocks:part-names',
    apply: 'build',
    generateBundle(_options, bundle) {
      const names = namesIn(bundle)
      const first = bundle[names.siteblocks ?? '']
      if (first?.type !== 'chunk') this.error('dist/modules has no first part')
      for (const [part, mark] of Object.entries(FILE_MARKS)) {
        const file = names[part]
        if (!file || !first.code.includes(mark))
          this.error(`the first part of dist/modules does not name the part ${part}`)
        first.code = first.code.replace(mark, file)
      }
      const source = `${JSON.stringify(names, null, 2)}\n`
      this.emitFile({ type: 'asset', fileName: 'parts.json', source })
      // The `package.json` of the parent folder declares its files as CommonJS.
      const manifest = '{ "type": "module" }\n'
      this.emitFile({ type: 'asset', fileName: 'package.json', source: manifest })
      this.emitFile({ type: 'asset', fileName: 'siteblocks.d.ts', source: 'export {}\n' })
    },
    writeBundle(_options, bundle) {
      changeHashes((hashes) => {
        for (const name of hashes.keys()) if (name.startsWith('modules/')) hashes.delete(name)
        for (const name of Object.keys(bundle)) {
          if (name.endsWith('.js')) hashes.set(`modules/${name}`, fileHash(`${FOLDER}/${name}`))
        }
      })
    },
  }
}

/** File names of the parts, by name. */
function namesIn(bundle: Rolldown.OutputBundle): Record<string, string> {
  const chunks = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
  const parts = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  return Object.fromEntries(parts.map(({ name, fileName }) => [name, fileName]))
}
