import { type Edit, edited, isNode, type Node, nodesOf, parse, walk } from './syntax.ts'

/**
 * Takes out of React what it asks about fibers of `kinds`, and what it does for them.
 *
 * Their numbers must be compared with nothing else: 13 and 32 are keys of a keyboard, too, small ones types of nodes.
 *
 * @throws Error when nothing asks about one of them.
 */
export function dropKinds(code: string, kinds: ReadonlySet<number>): string {
  const unasked = new Set<unknown>(kinds)
  const isKind = (value: unknown): boolean => {
    const found = isNode(value) && value.type === 'Literal' && kinds.has(Number(value.value))
    if (found) unasked.delete(value.value)
    return found
  }
  const edits: Edit[] = []
  const functions = new Map<Node, Node | undefined>()
  walk(parse(code), (node, parent) => {
    functions.set(node, /Function/.test(node.type) ? node : parent && functions.get(parent))
    const { start, end, operator } = node
    if (node.type === 'BinaryExpression' && (isKind(node.left) || isKind(node.right))) {
      if (operator === '===') edits.push({ start, end, text: '!1' })
      if (operator === '!==') edits.push({ start, end, text: '!0' })
    }
    if (node.type === 'SwitchStatement') edits.push(...dropCases(node, isKind, functions.get(node)))
  })
  if (unasked.size > 0) throw new Error(`nothing asks about kinds ${[...unasked].join(', ')}`)
  return edited(code, edits)
}

/** Takes these cases out of a switch, and their statements unless another case runs into them. */
function dropCases(
  { cases }: Node,
  isKind: (value: unknown) => boolean,
  owner: Node | undefined,
): Edit[] {
  const edits: Edit[] = []
  let runsOn = false
  for (const branch of nodesOf(cases)) {
    const statements = nodesOf(branch.consequent)
    if (!isKind(branch.test)) {
      runsOn = !leaves(statements)
    } else if (runsOn && statements[0]) {
      edits.push({ start: branch.start, end: statements[0].start, text: '' })
      runsOn = !leaves(statements)
    } else {
      edits.push({ start: branch.start, end: branch.end, text: '' }, ...keptNames(branch, owner))
    }
  }
  return edits
}

/** Whether nothing after `statements` is reached from them, as far as can be seen at a glance. */
function leaves(statements: readonly Node[]): boolean {
  const last = statements[statements.length - 1]
  if (last?.type === 'BlockStatement') return leaves(nodesOf(last.body))
  return /^(?:Return|Throw|Break|Continue)Statement$/.test(last?.type ?? '')
}

/** Declares what `branch` did: other cases may use it. */
function keptNames(branch: Node, owner: Node | undefined): Edit[] {
  const names: string[] = []
  walk(branch, ({ type, id }) => {
    if (type === 'VariableDeclarator' && isNode(id)) names.push(String(id.name))
  })
  if (names.length === 0 || !isNode(owner?.body)) return []
  const start = owner.body.start + 1
  return [{ start, end: start, text: ` var ${names.join(', ')};` }]
}
