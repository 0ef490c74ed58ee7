import { fileURLToPath } from 'node:url'
import { type Plugin, runnerImport } from 'vite'

const MODULE = 'virtual:siteblocks-options'
const SOURCE = fileURLToPath(new URL('../tools/docs/written/optionRows.ts', import.meta.url))

/** Provides the table of options and their comments, read at build time, as a module. */
export function optionsModule(): Plugin {
  return {
    name: 'siteblocks:options-module',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    async load(id) {
      if (id !== `\0${MODULE}`) return null
      const { module, dependencies } = await runnerImport<{ optionRows(): unknown }>(SOURCE)
      for (const file of dependencies) this.addWatchFile(file)
      return `export const optionRows = ${JSON.stringify(module.optionRows())}\n`
    },
  }
}
