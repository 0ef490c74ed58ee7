import { readFileSync } from 'node:fs'
import { sourceFiles } from './sourceFiles'

/** Messages of browsers, which troubleshooting explains too. */
const OF_BROWSERS = [
  'SiteBlocks is not defined',
  '… is not a function',
  "Cannot use 'import.meta' outside a module",
  "requires 'TrustedScriptURL' assignment",
]

/** A changing part, with the quotes around it. */
const CHANGING = /["<>\s]*…["<>\s]*/

/** Text too short to tell whether a message exists. */
const MIN_LENGTH = 4

/** Messages in the first column of the tables of a page, with `…` for the changing parts. */
export function documentedMessages(markdown: string): readonly string[] {
  const cells = Array.from(markdown.matchAll(/^\| (.*?) +\| /gm), ([, cell = '']) => cell)
  return cells.flatMap((cell) => Array.from(cell.matchAll(/`([^`]+)`/g), ([, text = '']) => text))
}

/**
 * Finds messages that no source of the product has.
 *
 * @param sources - Texts of source files.
 * @returns The messages.
 */
export function unknownMessages(
  messages: readonly string[],
  sources: readonly string[],
): readonly string[] {
  const all = sources.join('\n')
  return messages.filter((message) => {
    const constant = message.split(CHANGING)
    const isKnown = (text: string): boolean => text.length < MIN_LENGTH || all.includes(text)
    return !OF_BROWSERS.includes(message) && !constant.every(isKnown)
  })
}

/** Texts of the sources of the product, without tests. */
export function productSources(): readonly string[] {
  return sourceFiles()
    .filter((path) => /^(?:src|embed)\//.test(path) && !/\.test\.|\/testing\//.test(path))
    .map((path) => readFileSync(path, 'utf8'))
}
