import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { Plugin, UserConfig } from 'vite'
import { translations } from '../../src/blocks/internals/translations.ts'
import { decideModule } from './decideScript.ts'
import { entryDeclarations } from './entryDeclarations.ts'

const { version, dependencies, peerDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as {
  version: string
  dependencies: Record<string, string>
  peerDependencies: Record<string, string>
}

/** `dist/index.mjs` and `dist/server.mjs`: the same code for bundlers and for Node, without its dependencies. */
export function libraryBuild(): UserConfig {
  const names = Object.keys({ ...dependencies, ...peerDependencies })
  return {
    plugins: [react(), decideModule(), entryDeclarations(), translationsFile()],
    define: { __SITEBLOCKS_VERSION__: JSON.stringify(version) },
    build: {
      target: 'es2020',
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: {
          index: 'src/index.ts',
          server: 'src/server/index.ts',
          react: 'embed/react/SiteBlocks.tsx',
        },
        formats: ['es'],
        fileName: (_format, name) => `${name}.mjs`,
      },
      rolldownOptions: {
        // In `dist`, which says so for the sake of `embed.js`, a file that ends in `.js` is CommonJS.
        output: { chunkFileNames: 'shared-[name].mjs' },
        external: (id) => names.some((name) => id === name || id.startsWith(`${name}/`)),
      },
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
