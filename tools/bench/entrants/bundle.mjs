import { build } from 'vite'

/**
 * Bundles an entrant into one script.
 *
 * @param {string} entry - Path of its main file.
 * @param {import('vite').BuildOptions} [options]
 * @param {import('vite').Plugin[]} [plugins]
 * @returns {Promise<string>}
 */
export async function bundle(entry, options, plugins = []) {
  const outputs = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'Entrant', fileName: () => 'entrant.js' },
      ...options,
    },
  })
  return [outputs].flat()[0].output[0].code
}

/**
 * Resolves the packages that files of a folder import as if another file imported them.
 *
 * @param {string} folder - Part of their paths, as in `/beside/`.
 * @param {string} file
 * @returns {import('vite').Plugin}
 */
export function packagesAsFrom(folder, file) {
  return {
    name: 'bench:packages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!importer?.includes(folder) || !/^[@a-z]/.test(source)) return null
      return this.resolve(source, file, { skipSelf: true })
    },
  }
}
