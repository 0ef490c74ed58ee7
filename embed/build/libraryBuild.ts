import { readFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import type { UserConfig } from 'vite'
import { entryDeclarations } from './entryDeclarations.ts'

const { version, dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  version: string
  dependencies: Record<string, string>
}

/** `dist/index.mjs` and `dist/server.mjs`: the same code for bundlers and for Node, without its dependencies. */
export function libraryBuild(): UserConfig {
  const names = Object.keys(dependencies)
  return {
    plugins: [react(), entryDeclarations()],
    define: { __SITEBLOCKS_VERSION__: JSON.stringify(version) },
    build: {
      target: 'es2020',
      sourcemap: true,
      emptyOutDir: false,
      minify: false,
      lib: {
        entry: { index: 'src/index.ts', server: 'src/server/index.ts' },
        formats: ['es'],
        fileName: (_format, name) => `${name}.mjs`,
      },
      rolldownOptions: {
        external: (id) => names.some((name) => id === name || id.startsWith(`${name}/`)),
      },
    },
  }
}
