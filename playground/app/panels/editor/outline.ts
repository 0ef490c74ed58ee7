import { blockId } from '../../../../src/content/blockId'
import type { Block, ContentEntry } from '../../../../src/content/types'
import { walkBlocks } from '../../../../src/content/walkBlocks'

/** One block, as the outline lists it. */
export interface OutlineRow {
  readonly block: Block
  /** Where it stands in the entry's data: `blocks.0.children.1`. */
  readonly path: string
  /** What its element on the page carries as `builder-id`. */
  readonly elementId: string
  /** How many blocks it stands in. */
  readonly depth: number
  readonly label: string
  /** Some of its text, when it has one. */
  readonly excerpt: string | undefined
}

const EXCERPT_LENGTH = 60

/** Every block of the entry in document order. */
export function outlineOf(entry: ContentEntry): OutlineRow[] {
  const rows: OutlineRow[] = []
  const ancestors: string[] = []
  walkBlocks(entry.data, (block, keys) => {
    const path = ['blocks', ...keys].join('.')
    while (ancestors.length > 0 && !path.startsWith(`${ancestors.at(-1)}.`)) ancestors.pop()
    rows.push({
      block,
      path,
      elementId: blockId(block, path),
      depth: ancestors.length,
      label: labelOf(block),
      excerpt: excerptOf(block),
    })
    ancestors.push(path)
  })
  return rows
}

function labelOf({ layerName, component, tagName }: Block): string {
  const names: readonly unknown[] = [layerName, component?.name, tagName]
  const name = names.find((candidate) => typeof candidate === 'string' && candidate !== '')
  return typeof name === 'string' ? name : 'Box'
}

function excerptOf({ component }: Block): string | undefined {
  const text: unknown = (component?.options as { text?: unknown } | undefined)?.text
  if (typeof text !== 'string') return undefined
  const plain = text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.slice(0, EXCERPT_LENGTH) || undefined
}
