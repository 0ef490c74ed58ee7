import { minify } from '@swc/core'
import type { Plugin } from 'vite'

/**
 * Minifies each chunk with SWC. Rolldown's minifier runs afterwards and shortens what SWC leaves.
 */
export function swcMinify(): Plugin {
  return {
    name: 'siteblocks:swc-minify',
    apply: 'build',
    enforce: 'post',
    async renderChunk(code, _chunk, { format }) {
      const { code: shorter, map } = await minify(code, {
        ecma: 2022,
        module: format === 'es',
        sourceMap: true,
        mangle: true,
        compress: { ecma: 2022, passes: 5, keep_fargs: false },
        // ASCII works on pages in any encoding.
        format: { asciiOnly: true, comments: false, ecma: 2022 },
      })
      return { code: shorter, map }
    },
  }
}
