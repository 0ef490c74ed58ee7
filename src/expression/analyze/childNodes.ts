import type { Node } from '../parse/nodes'

/** The fields that hold nodes, by type, in the order in which they are evaluated. Other types hold none. */
const FIELDS: { readonly [T in Node['type']]?: readonly string[] } = {
  Program: ['body'],
  TemplateLiteral: ['expressions'],
  SpreadElement: ['argument'],
  ArrayExpression: ['elements'],
  ObjectExpression: ['properties'],
  Property: ['key', 'value'],
  FunctionExpression: ['params', 'body'],
  FunctionDeclaration: ['params', 'body'],
  ArrowFunctionExpression: ['params', 'body'],
  MemberExpression: ['object', 'property'],
  CallExpression: ['callee', 'arguments'],
  NewExpression: ['callee', 'arguments'],
  ChainExpression: ['expression'],
  UnaryExpression: ['argument'],
  UpdateExpression: ['argument'],
  BinaryExpression: ['left', 'right'],
  LogicalExpression: ['left', 'right'],
  AssignmentExpression: ['left', 'right'],
  ConditionalExpression: ['test', 'consequent', 'alternate'],
  SequenceExpression: ['expressions'],
  AwaitExpression: ['argument'],
  ArrayPattern: ['elements'],
  ObjectPattern: ['properties'],
  AssignmentPattern: ['left', 'right'],
  RestElement: ['argument'],
  ExpressionStatement: ['expression'],
  BlockStatement: ['body'],
  VariableDeclaration: ['declarations'],
  VariableDeclarator: ['id', 'init'],
  IfStatement: ['test', 'consequent', 'alternate'],
  ForStatement: ['init', 'test', 'update', 'body'],
  ForOfStatement: ['left', 'right', 'body'],
  ForInStatement: ['left', 'right', 'body'],
  WhileStatement: ['test', 'body'],
  DoWhileStatement: ['body', 'test'],
  ReturnStatement: ['argument'],
  ThrowStatement: ['argument'],
  LabeledStatement: ['body'],
  SwitchStatement: ['discriminant', 'cases'],
  SwitchCase: ['test', 'consequent'],
  TryStatement: ['block', 'handler', 'finalizer'],
  CatchClause: ['param', 'body'],
}

const NONE: readonly string[] = []

type Value = Node | readonly (Node | null)[] | null

/**
 * Visits the nodes right below one, in the order in which they are evaluated.
 *
 * @param context - Given to each visit.
 */
export function forEachChild<T>(
  node: Node,
  visit: (child: Node, context: T) => void,
  context: T,
): void {
  for (const field of FIELDS[node.type] ?? NONE) {
    const value = childrenAt(node, field)
    if (!isList(value)) {
      if (value) visit(value, context)
      continue
    }
    for (const child of value) if (child) visit(child, context)
  }
}

/** A copy of a node with what `change` makes of the nodes right below it. */
export function mapChildren<T extends Node>(
  node: T,
  change: (child: Node, field: string) => Node,
): T {
  const changed: Record<string, Value> = {}
  for (const field of FIELDS[node.type] ?? NONE) {
    const value = childrenAt(node, field)
    const map = (child: Node | null) => child && change(child, field)
    if (value) changed[field] = isList(value) ? value.map(map) : map(value)
  }
  return { ...node, ...changed }
}

/** What a field holds; `null` for a key that the text spells, which is no expression. */
function childrenAt(node: Node, field: string): Value {
  if ((field === 'property' || field === 'key') && !(node as { computed?: boolean }).computed) {
    return null
  }
  return (node as unknown as Readonly<Record<string, Value>>)[field] ?? null
}

function isList(value: Value): value is readonly (Node | null)[] {
  return Array.isArray(value)
}
