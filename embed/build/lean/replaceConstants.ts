import { type Edit, edited, isNode, type Node, parse, walk } from './syntax.ts'

/**
 * Puts its value in the place of every read of a name; a dot before the name makes it a property's.
 *
 * What writes to it stays: a minifier drops that.
 *
 * @throws Error when nothing reads one of them.
 */
export function replaceConstants(code: string, constants: ReadonlyMap<string, string>): string {
  const unread = new Set(constants.keys())
  const edits: Edit[] = []
  walk(parse(code), (node, parent) => {
    const name = parent && isWrittenIn(parent, node) ? undefined : nameRead(node, parent)
    const text = name === undefined ? undefined : constants.get(name)
    if (name === undefined || text === undefined) return
    unread.delete(name)
    edits.push({ start: node.start, end: node.end, text })
  })
  if (unread.size > 0) throw new Error(`nothing reads ${[...unread].join(', ')}`)
  return edited(code, edits)
}

function isWrittenIn(parent: Node, node: Node): boolean {
  return (
    (parent.type === 'AssignmentExpression' && parent.left === node) ||
    parent.type === 'UpdateExpression' ||
    (parent.type === 'UnaryExpression' && parent.operator === 'delete')
  )
}

function nameRead(node: Node, parent: Node | undefined): string | undefined {
  if (node.type === 'MemberExpression') {
    return !node.computed && isNode(node.property) ? `.${node.property.name}` : undefined
  }
  return node.type === 'Identifier' && !isOnlyNamed(node, parent) ? String(node.name) : undefined
}

/** Whether an identifier names a property, a declaration or a parameter. */
function isOnlyNamed(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.property === node && !parent.computed
  if (parent?.type === 'Property') return parent.key === node
  return parent?.id === node || (Array.isArray(parent?.params) && parent.params.includes(node))
}
