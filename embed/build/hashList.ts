import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const LIST = 'dist/sri.json'

/**
 * Changes `dist/sri.json`: what pages pin the built files with, by name. The names are written in
 * order.
 */
export function changeHashes(change: (hashes: Map<string, string>) => void): void {
  const known = existsSync(LIST) ? JSON.parse(readFileSync(LIST, 'utf8')) : {}
  const hashes = new Map<string, string>(Object.entries(known))
  change(hashes)
  const sorted = Object.fromEntries([...hashes].sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(LIST, `${JSON.stringify(sorted, null, 2)}\n`)
}

/** The hash of a file for its `integrity` attribute. */
export function fileHash(path: string): string {
  return `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`
}
