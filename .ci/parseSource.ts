import { parseSync } from 'vite'

/** A node of an ESTree syntax tree. */
export interface SyntaxNode {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [field: string]: unknown
}

/** Parses a TypeScript source. */
export function parseSource(path: string, source: string): SyntaxNode {
  const { program, errors } = parseSync(path, source)
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`)
  return program as unknown as SyntaxNode
}

/** Calls `visit` with each node of a tree, parents first. */
export function walkNodes(value: unknown, visit: (node: SyntaxNode) => void): void {
  if (Array.isArray(value)) {
    for (const item of value) walkNodes(item, visit)
  } else if (isNode(value)) {
    visit(value)
    for (const field of Object.values(value)) walkNodes(field, visit)
  }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value
}

/** Name of an identifier; `undefined` for any other node. */
export function nameOf(node: unknown): string | undefined {
  return isNode(node) && typeof node.name === 'string' ? node.name : undefined
}
