import type { Node } from '../parse/nodes'

type Fields = Readonly<Record<string, unknown>>

/** The fields of a node that hold further ones, in the order in which they are evaluated. */
const CHILDREN: Readonly<Record<Node['type'], readonly string[]>> = {
  Program: ['body'],
  Identifier: [],
  Literal: [],
  ThisExpression: [],
  TemplateLiteral: ['expressions'],
  SpreadElement: ['argument'],
  ArrayExpression: ['elements'],
  Property: ['key', 'value'],
  ObjectExpression: ['properties'],
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
  EmptyStatement: [],
  VariableDeclarator: ['id', 'init'],
  VariableDeclaration: ['declarations'],
  IfStatement: ['test', 'consequent', 'alternate'],
  ForStatement: ['init', 'test', 'update', 'body'],
  ForOfStatement: ['left', 'right', 'body'],
  ForInStatement: ['left', 'right', 'body'],
  WhileStatement: ['test', 'body'],
  DoWhileStatement: ['body', 'test'],
  ReturnStatement: ['argument'],
  ThrowStatement: ['argument'],
  BreakStatement: [],
  ContinueStatement: [],
  LabeledStatement: ['body'],
  SwitchCase: ['test', 'consequent'],
  SwitchStatement: ['discriminant', 'cases'],
  CatchClause: ['param', 'body'],
  TryStatement: ['block', 'handler', 'finalizer'],
}

/** Visits the nodes right below one. Names of properties, which stand for themselves, are none. */
export function forEachChild(node: Node, visit: (child: Node) => void): void {
  for (const field of CHILDREN[node.type]) {
    if (isName(node, field)) continue
    const value = (node as unknown as Fields)[field] as Node | readonly (Node | null)[] | null
    if (Array.isArray(value)) {
      for (const child of value) if (child) visit(child)
    } else if (value) {
      visit(value as Node)
    }
  }
}

/** A copy of a node with what `change` makes of the nodes right below it. */
export function mapChildren<T extends Node>(
  node: T,
  change: (child: Node, field: string) => Node,
): T {
  const copy: Record<string, unknown> = { ...node }
  for (const field of CHILDREN[node.type]) {
    if (isName(node, field)) continue
    const value = copy[field] as Node | readonly (Node | null)[] | null
    if (Array.isArray(value)) copy[field] = value.map((child) => child && change(child, field))
    else if (value) copy[field] = change(value as Node, field)
  }
  return copy as T
}

function isName(node: Node, field: string): boolean {
  return (field === 'property' || field === 'key') && !(node as { computed?: boolean }).computed
}
