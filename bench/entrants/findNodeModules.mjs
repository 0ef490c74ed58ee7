import { resolve } from 'node:path'

/** Resolves packages from the project's folder before the benchmark's. */
export function findNodeModules() {
  const project = resolve('src/index.ts')
  return {
    name: 'bench:project-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      const isPackage = /^[@a-z]/.test(source)
      if (!isPackage || !importer?.includes('/bench/entrants/')) return null
      return this.resolve(source, project, { skipSelf: true })
    },
  }
}
