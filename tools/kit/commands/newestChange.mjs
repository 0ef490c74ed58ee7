import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Tests and installed packages do not affect builds. */
const IGNORED = /\.test\.tsx?$|^node_modules$/

/**
 * Finds the latest change of files and folders, recursively. Folders themselves count, because
 * removing a file changes its folder.
 *
 * @param {readonly string[]} paths - Missing paths count as never changed.
 * @returns {Promise<number>} Milliseconds since 1970.
 */
export async function newestChange(paths) {
  const times = await Promise.all(paths.map(changeOf))
  return Math.max(0, ...times)
}

async function changeOf(path) {
  const found = await stat(path).catch(() => undefined)
  if (!found) return 0
  if (!found.isDirectory()) return found.mtimeMs
  const names = await readdir(path)
  const inside = names.filter((name) => !IGNORED.test(name)).map((name) => join(path, name))
  return Math.max(found.mtimeMs, await newestChange(inside))
}
