const CODE = /`([^`\n]+)`/g
const FILE = /^[\w./-]+\.(?:tsx?|mjs|md)$/
const FOLDER = /^[\w.-]+(?:\/[\w.-]+)*\/?$/

/**
 * Paths in a text, complete or relative to any folder, that match neither `files` nor their
 * folders.
 */
export function missingPaths(text: string, files: readonly string[]): readonly string[] {
  const isThere = (path: string): boolean =>
    files.some((file) => `/${file}`.endsWith(`/${path}`) || isFolderOf(file, path))
  return Array.from(text.matchAll(CODE), ([, code = '']) => code).filter(
    (code) => isPath(code) && !isThere(code),
  )
}

function isPath(code: string): boolean {
  return FILE.test(code) || (code.includes('/') && FOLDER.test(code))
}

function isFolderOf(file: string, path: string): boolean {
  return `/${file}`.includes(`/${path.replace(/\/$/, '')}/`)
}
