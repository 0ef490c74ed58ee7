const CODE = /`([^`\n]+)`/g
const FILE = /^[\w./-]+\.(?:tsx?|mjs|md)$/
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/?$/

/** Cells of each table row in a text, without header rows. */
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

/** Inline code in a text, such as names and paths. */
export function codeIn(text: string): readonly string[] {
  return Array.from(text.matchAll(CODE), ([, code = '']) => code)
}

/**
 * Paths in a text, complete or relative to any folder, that match neither `files` nor their
 * folders.
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
