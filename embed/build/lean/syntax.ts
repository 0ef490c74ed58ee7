import { parseAst } from 'vite'

/** A node of a syntax tree, as the bundler's parser makes it. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Text to put in the place of a part of the code. */
export interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** The syntax tree of a module or script. */
export function parse(code: string): Node {
  const tree: unknown = parseAst(code)
  if (!isNode(tree)) throw new Error('The parser gave no tree.')
  return tree
}

export function isNode(value: unknown): value is Node {
  return typeof (value as Partial<Node> | null)?.type === 'string'
}

/** The nodes of a field that holds one, several or none. */
export function nodesOf(field: unknown): readonly Node[] {
  return (Array.isArray(field) ? field : [field]).filter(isNode)
}

/** Visits `node` and all in it, parents first. */
export function walk(
  node: Node,
  visit: (node: Node, parent: Node | undefined) => void,
  parent?: Node,
): void {
  visit(node, parent)
  for (const field of Object.values(node)) {
    for (const child of nodesOf(field)) walk(child, visit, node)
  }
}

/** The code after `edits`. Of two that overlap, the outer one counts. */
export function edited(code: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((one, two) => one.start - two.start || two.end - one.end)
  let result = ''
  let at = 0
  for (const { start, end, text } of inOrder) {
    if (start < at) continue
    result += code.slice(at, start) + text
    at = end
  }
  return result + code.slice(at)
}
