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

/** The same where the text spells the key, which is no expression then. */
const FIELDS_WITHOUT_KEY: typeof FIELDS = { MemberExpression: ['object'], Property: ['value'] }

const NONE: readonly string[] = []

type Value = Node | readonly (Node | null)[] | null

/**
 * Visits the nodes right below one, in the order in which they are evaluated. All texts of a page are walked through
 * before they show, when a loop over an iterator is slow.
 *
 * @param context - Given to each visit.
 */
export function forEachChild<T>(
  node: Node,
  visit: (child: Node, context: T) => void,
  context: T,
): void {
  const fields = fieldsOf(node)
  for (let index = 0; index < fields.length; index++) {
    const value = childrenAt(node, fields[index] as string)
    if (isList(value)) {
      for (let item = 0; item < value.length; item++) {
        const child = value[item]
        if (child) visit(child, context)
      }
    } else if (value) visit(value, context)
  }
}

/** A copy of a node with what `change` makes of the nodes right below it. */
export function mapChildren<T extends Node>(
  node: T,
  change: (child: Node, field: string) => Node,
): T {
  const changed: Record<string, Value> = {}
  for (const field of fieldsOf(node)) {
    const value = childrenAt(node, field)
    const map = (child: Node | null) => child && change(child, field)
    if (value) changed[field] = isList(value) ? value.map(map) : map(value)
  }
  return { ...node, ...changed }
}

function fieldsOf(node: Node): readonly string[] {
  const { type, computed } = node as { readonly type: Node['type']; readonly computed?: boolean }
  return (computed === false ? FIELDS_WITHOUT_KEY : FIELDS)[type] ?? NONE
}

function childrenAt(node: Node, field: string): Value {
  return (node as unknown as Readonly<Record<string, Value>>)[field] ?? null
}

function isList(value: Value): value is readonly (Node | null)[] {
  return Array.isArray(value)
}
