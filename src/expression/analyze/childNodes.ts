import type { Node } from '../parse/nodes'

type Value = Node | readonly (Node | null)[] | null

/** Visits the nodes right below one, in the order in which they are evaluated: that of its fields. */
export function forEachChild(node: Node, visit: (child: Node) => void): void {
  const fields = node as unknown as Readonly<Record<string, Value>>
  for (const field in fields) {
    const value = fields[field]
    if (typeof value !== 'object' || value === null || isName(node, field)) continue
    if (!Array.isArray(value)) visitNode(value as Node, visit)
    else for (const child of value) visitNode(child, visit)
  }
}

function visitNode(child: Node | null, visit: (child: Node) => void): void {
  // Texts of templates and parts of regular expressions are no nodes.
  if (child?.type) visit(child)
}

/** A copy of a node with what `change` makes of the nodes right below it. */
export function mapChildren<T extends Node>(
  node: T,
  change: (child: Node, field: string) => Node,
): T {
  const copy = { ...node } as unknown as Record<string, Value>
  for (const [field, value] of Object.entries(copy)) {
    if (typeof value !== 'object' || value === null || isName(node, field)) continue
    const map = (child: Node | null) => (child?.type ? change(child, field) : child)
    copy[field] = Array.isArray(value) ? value.map(map) : map(value as Node)
  }
  return copy as unknown as T
}

/** Whether a field holds a name that stands for itself: of a property, of a function, or a label. */
function isName(node: Node, field: string): boolean {
  if (field === 'property' || field === 'key') return !(node as { computed?: boolean }).computed
  return field === 'label' || (field === 'id' && node.type !== 'VariableDeclarator')
}
