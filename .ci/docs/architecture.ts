const CODE = /`([^`\n]+)`/g
const FILE = /^[\w./-]+\.(?:tsx?|mjs|md)$/
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/?$/

/** The cells of each row of the tables of a text, without their heads. */
export function tableRows(text: string): readonly (readonly string[])[] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()))
    .filter((cells, i, rows) => !isRule(cells) && !isRule(rows[i + 1] ?? []))
}

function isRule(cells: readonly string[]): boolean {
  return cells.length > 0 && cells.every((cell) => /^:?-+:?$/.test(cell))
}

/** Code in a text, such as names and paths. */
export function codeIn(text: string): readonly string[] {
  return Array.from(text.matchAll(CODE), ([, code = '']) => code)
}

/**
 * The paths in a text, whole or from any folder on, that name none of `files` and no folder of
 * theirs.
 */
export function missingPaths(text: string, files: readonly string[]): readonly string[] {
  const isThere = (path: string): boolean =>
    files.some((file) => `/${file}`.endsWith(`/${path}`) || isFolderOf(file, path))
  return codeIn(text).filter((code) => isPath(code) && !isThere(code))
}

function isPath(code: string): boolean {
  return FILE.test(code) || (code.includes('/') && FOLDER.test(code))
}

function isFolderOf(file: string, path: string): boolean {
  return `/${file}`.includes(`/${path.replace(/\/$/, '')}/`)
}
