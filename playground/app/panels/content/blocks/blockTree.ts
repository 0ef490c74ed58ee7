import { blockId } from '../../../../../src/content/blockId'
import type { Block } from '../../../../../src/content/types'
import { isBlock } from '../../../../../src/content/walkBlocks'
import { isRecord } from '../../../../../src/utils/values/isRecord'
import type { JsonObject } from '../../../../server/utils/json'
import type { Path } from '../../../utils/path'

/** A block in the outline of an entry, or a variation that contains blocks. */
export interface TreeNode {
  /** Path as text, unique in the outline. */
  readonly key: string
  readonly path: Path
  /** Value of `builder-id` on the block's element; a variation has none. */
  readonly id: string | undefined
  readonly label: string
  /** Text that distinguishes the block from others of its kind. */
  readonly hint: string
  readonly children: readonly TreeNode[]
}

const MAX_HINT = 60

/** Deeper nesting would be unreadable on any screen. */
const MAX_DEPTH = 200

/** Outlines by entry, which the page and the panel both ask for. */
const outlines = new WeakMap<JsonObject, readonly TreeNode[]>()

/** The outline of an entry: its nested blocks and its variations. */
export function blockTree(entry: JsonObject): readonly TreeNode[] {
  const nodes = outlines.get(entry) ?? outlineEntry(entry)
  outlines.set(entry, nodes)
  return nodes
}

function outlineEntry(entry: JsonObject): readonly TreeNode[] {
  const own = blocksIn(fieldOf(entry.data, 'blocks'), ['data', 'blocks'], 0)
  const variations = Object.entries(isRecord(entry.variations) ? entry.variations : {})
  const groups = variations.flatMap(([id, variation]): TreeNode[] => {
    const path = ['variations', id, 'data', 'blocks']
    const children = blocksIn(fieldOf(fieldOf(variation, 'data'), 'blocks'), path, 0)
    if (children.length === 0) return []
    const label = `Variation ${String(fieldOf(variation, 'name') ?? id)}`
    return [{ key: path.join('.'), path, id: undefined, label, hint: '', children }]
  })
  return [...own, ...groups]
}

/** Finds a node by id or key, and returns it after its ancestors, outermost first. */
export function findNode(
  nodes: readonly TreeNode[],
  wanted: string | undefined,
): readonly TreeNode[] {
  if (wanted === undefined) return []
  for (const node of nodes) {
    if (node.id === wanted || node.key === wanted) return [node]
    const inside = findNode(node.children, wanted)
    if (inside.length > 0) return [node, ...inside]
  }
  return []
}

/** The nodes of a variation, or of the default. */
export function shownNodes(
  nodes: readonly TreeNode[],
  variation: string | undefined,
): readonly TreeNode[] {
  const isVariation = ({ path }: TreeNode) => path[0] === 'variations'
  const own = nodes.find(({ path }) => path[0] === 'variations' && path[1] === variation)
  return own ? own.children : nodes.filter((node) => !isVariation(node))
}

/**
 * The section around the chosen block, or the last one: the outermost block that is not alone in a
 * box.
 */
export function sectionAround(
  nodes: readonly TreeNode[],
  chosen: readonly TreeNode[],
): TreeNode | undefined {
  const [first] = nodes
  const inside = first?.children ?? []
  const isWrapped = nodes.length === 1 && inside[1]?.path.at(-2) === 'children'
  if (isWrapped) return sectionAround(inside, chosen)
  return nodes.find((node) => chosen.includes(node)) ?? nodes.at(-1)
}

function blocksIn(value: unknown, path: Path, depth: number): TreeNode[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return []
  if (isBlock(value)) return [nodeOf(value, path, depth)]
  return Object.entries(value).flatMap(([key, inside]) =>
    // A symbol's content is a separate entry.
    key === 'content' && path[path.length - 1] === 'symbol'
      ? []
      : blocksIn(inside, [...path, Array.isArray(value) ? Number(key) : key], depth + 1),
  )
}

function nodeOf(block: Block, path: Path, depth: number): TreeNode {
  const name = fieldOf(block.component, 'name')
  const options = fieldOf(block.component, 'options')
  const inOptions = blocksIn(options, [...path, 'component', 'options'], depth + 1)
  const kind = typeof name === 'string' ? name.replace(/^(Builder|Core|Form): ?/, '') : 'Box'
  const layer = typeof block.layerName === 'string' ? block.layerName : ''
  return {
    key: path.join('.'),
    path,
    id: blockId(block, path.slice(path.indexOf('data') + 1).join('.')),
    label: layer || kind,
    hint: layer ? kind : textOf(options),
    children: [...blocksIn(block.children, [...path, 'children'], depth + 1), ...inOptions],
  }
}

function textOf(options: unknown): string {
  const said = ['text', 'altText', 'name', 'label'].map((name) => fieldOf(options, name))
  const text = said.find((value) => typeof value === 'string' && value !== '')
  const plain = String(text ?? '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return plain.length > MAX_HINT ? `${plain.slice(0, MAX_HINT)}…` : plain
}

function fieldOf(value: unknown, name: string): unknown {
  return isRecord(value) ? value[name] : undefined
}
