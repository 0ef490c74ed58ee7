import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)
const MODULES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client']
const PREFIX = '\0named:'

/**
 * Gives React's functions names of their own. React is CommonJS, so a bundler would otherwise look
 * each of them up in an object at every call.
 */
export function reactNames(): Plugin {
  return {
    name: 'siteblocks:react-names',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const isOurs = !importer.startsWith(PREFIX) && !importer.includes('/node_modules/')
      return isOurs && MODULES.includes(source) ? PREFIX + source : null
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return null
      const source = id.slice(PREFIX.length)
      const names = Object.keys(require(source)).filter((name) => name !== 'default')
      return [
        `import all from '${source}'`,
        'export default all',
        ...names.map((name) => `export const ${name} = all.${name}`),
      ].join('\n')
    },
  }
}
