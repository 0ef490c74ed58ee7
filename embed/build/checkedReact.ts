import type { Plugin } from 'vite'

const MODULE = '\0siteblocks:react'

/**
 * Files that import React as it is: those of `siteblocks/react`, which works with that of every
 * site, and of others.
 */
const ANY_REACT = /\/embed\/react\/|\/node_modules\//

/** Whether `importer` is to have the React that was checked. */
export function takesCheckedReact(id: string, importer = MODULE): boolean {
  return id === 'react' && importer !== MODULE && !ANY_REACT.test(importer)
}

/**
 * Has the modules of the npm package take React from one module, which throws where the site has an
 * older one than `oldest`: the names that it lacks would otherwise fail while modules are linked,
 * with a message that explains nothing.
 */
export function checkedReact(oldest: string, names: readonly string[]): Plugin {
  return {
    name: 'siteblocks:checked-react',
    enforce: 'pre',
    resolveId: (id, importer) => (takesCheckedReact(id, importer) ? MODULE : null),
    load(id) {
      if (id !== MODULE) return null
      const [major, minor] = oldest.split('.').map(Number)
      return `import * as react from 'react'

const [major, minor] = react.version.split('.').map(Number)
if (major < ${major} || (major === ${major} && minor < ${minor})) {
  throw new Error(
    'SiteBlocks: the blocks and siteblocks/server need React ${oldest} or newer, and this project has React ' +
      react.version +
      '. Update react and react-dom; or use siteblocks/react with embed.js, which works with React 17 to 19, and siteblocks/client.',
  )
}

// A copy, so that no bundler looks for the names in an older React.
export const { ${names.join(', ')} } = { ...react }
`
    },
  }
}
