import type { FunctionNode, Node, NodeOf, Pattern, Statement } from '../parse/nodes'
import { forEachChild } from './childNodes'

/** Names for how a function was called: no text can spell them. */
export const THIS = ' this'
export const ARGUMENTS = ' arguments'

const NONE: readonly string[] = []

/** The names that a node declares for what stands in it, by type. Other types declare none. */
const DECLARED: { readonly [T in Node['type']]?: (node: NodeOf<T>) => readonly string[] } = {
  Program: ({ body }) => [...varNames(body), ...blockNames(body)],
  FunctionExpression: functionNames,
  FunctionDeclaration: functionNames,
  ArrowFunctionExpression: functionNames,
  BlockStatement: ({ body }) => blockNames(body),
  ForStatement: ({ init }) => headNames(init),
  ForOfStatement: ({ left }) => headNames(left),
  ForInStatement: ({ left }) => headNames(left),
  SwitchStatement: ({ cases }) => blockNames(cases.flatMap(({ consequent }) => consequent)),
  CatchClause: ({ param }) => (param ? patternNames(param) : NONE),
}

/** The names that a node declares for what stands in it. The body of a function declares none: the function does. */
export function declaredNames(node: Node): readonly string[] {
  return DECLARED[node.type]?.(node as never) ?? NONE
}

/** The names in a pattern. */
export function patternNames(node: Pattern): readonly string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name]
    case 'ArrayPattern':
      return node.elements.flatMap((element) => (element ? patternNames(element) : NONE))
    case 'ObjectPattern':
      return node.properties.flatMap((property) =>
        patternNames(property.type === 'Property' ? (property.value as Pattern) : property),
      )
    case 'AssignmentPattern':
      return patternNames(node.left)
    case 'RestElement':
      return patternNames(node.argument)
    default:
      return NONE
  }
}

function functionNames(node: FunctionNode): readonly string[] {
  const { params, body } = node
  const own = node.type === 'FunctionExpression' ? (node.id?.name ?? '') : ''
  const statements = body.type === 'BlockStatement' ? body.body : []
  return [
    ...(node.type === 'ArrowFunctionExpression' ? NONE : [own, THIS, ARGUMENTS]),
    ...params.flatMap(patternNames),
    ...varNames(statements),
    ...blockNames(statements),
  ]
}

/** Names of `let`, `const` and functions right in a block. */
function blockNames(body: readonly Statement[]): readonly string[] {
  const names: string[] = []
  for (const statement of body) {
    if (statement.type === 'FunctionDeclaration') names.push(statement.id.name)
    else if (isBlockScoped(statement)) names.push(...headNames(statement))
  }
  return names
}

/** Names of `let` and `const` in the head of a loop. */
function headNames(head: Node | null): readonly string[] {
  if (!head || !isBlockScoped(head)) return NONE
  return head.declarations.flatMap(({ id }) => patternNames(id))
}

function isBlockScoped(node: Node): node is NodeOf<'VariableDeclaration'> {
  return node.type === 'VariableDeclaration' && node.kind !== 'var'
}

/** Names of `var`, at any depth, but not in functions. */
function varNames(body: readonly Statement[]): readonly string[] {
  const names: string[] = []
  const visit = (node: Node): void => {
    if (node.type === 'VariableDeclaration') {
      if (node.kind !== 'var') return
      for (const { id } of node.declarations) names.push(...patternNames(id))
    } else if (MAY_HOLD_VAR.test(node.type)) {
      forEachChild(node, visit)
    }
  }
  body.forEach(visit)
  return names
}

const MAY_HOLD_VAR =
  /^(?:(?:Block|If|For|ForOf|ForIn|While|DoWhile|Labeled|Switch|Try)Statement|SwitchCase|CatchClause)$/
