import type { Plugin } from 'vite'

const MODULE = '\0siteblocks:react'

/**
 * Modules that import any React directly: `siteblocks/react`, which works with every site's
 * version, and other packages.
 */
const ANY_REACT = /\/embed\/react\/|\/node_modules\//

/** Whether `importer` gets the checked React. */
export function takesCheckedReact(id: string, importer = MODULE): boolean {
  return id === 'react' && importer !== MODULE && !ANY_REACT.test(importer)
}

/**
 * Makes the modules of the npm package import React through one module, which throws if the site's
 * version is older than `oldest`. Otherwise, missing exports would fail at link time with an
 * unhelpful message.
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
