import { readFileSync } from 'node:fs'

const built = (name: string): string =>
  readFileSync(new URL(`../../../dist/${name}`, import.meta.url), 'utf8').trim()

/**
 * Fills in what the guides leave to their readers: the text of the loader stub, hashes of files,
 * and hashes in file names of the module build.
 */
export function withBuiltFiles(page: string): string {
  const hashes: Readonly<Record<string, string>> = JSON.parse(built('sri.json'))
  const parts: Readonly<Record<string, string>> = JSON.parse(built('modules/parts.json'))
  return page
    .replace(/(\w+)-XXXXXXXX\.js/g, (_all, part) => parts[part] ?? '')
    .replace('/* the text of dist/loader.js */', () => built('loader.js'))
    .replace(/\/((?:modules\/)?[\w.-]+)"([^>]*?)"sha384-…"/g, (_all, file, between) => {
      return `/${file}"${between}"${hashes[file]}"`
    })
}
