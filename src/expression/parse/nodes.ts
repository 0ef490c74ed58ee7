// The tree of a text: nodes and their fields are named as in https://github.com/estree/estree

/** Declares names for the nodes in it. */
interface Declaring {
  names: readonly string[]
}

/** May wait, as the text and its async functions do. */
interface Waiting extends Declaring {
  /** Where each `await` stands in it, those of inner functions left out. */
  awaits: readonly number[]
}

interface FunctionFields extends Waiting {
  params: readonly Pattern[]
  body: NodeOf<'BlockStatement'> | Expression
  async: boolean
}

/** An operator and its two operands. */
export interface BinaryFields {
  operator: string
  left: Expression
  right: Expression
}

interface EachFields extends Declaring {
  left: NodeOf<'VariableDeclaration'> | Pattern
  right: Expression
  body: Statement
}

interface WhileFields {
  test: Expression
  body: Statement
}

/** A function and what it is called with. */
export interface Arguments {
  callee: Expression
  arguments: readonly Item[]
}

interface Expressions {
  Identifier: { name: string }
  /** `regex` is set for a regular expression, whose `value` is `null`. */
  Literal: {
    value: string | number | boolean | null
    regex?: { pattern: string; flags: string }
  }
  ThisExpression: unknown
  /** Has one more of `quasis`, which are without their escapes, than there are expressions. */
  TemplateLiteral: {
    quasis: readonly string[]
    expressions: readonly Expression[]
  }
  ArrayExpression: { elements: readonly (Item | null)[] }
  ObjectExpression: {
    properties: readonly (NodeOf<'Property'> | NodeOf<'SpreadElement'>)[]
  }
  FunctionExpression: FunctionFields & { id: NodeOf<'Identifier'> | null }
  ArrowFunctionExpression: FunctionFields
  MemberExpression: {
    object: Expression
    property: Expression
    computed: boolean
    optional: boolean
  }
  CallExpression: Arguments & { optional: boolean }
  NewExpression: Arguments
  /** The whole of `a?.b.c()`: where an optional link finds nothing, the rest is skipped. */
  ChainExpression: { expression: Expression }
  UnaryExpression: { operator: string; argument: Expression }
  UpdateExpression: {
    operator: string
    prefix: boolean
    argument: NodeOf<'Identifier' | 'MemberExpression'>
  }
  BinaryExpression: BinaryFields
  LogicalExpression: BinaryFields
  AssignmentExpression: {
    operator: string
    left: Pattern
    right: Expression
  }
  ConditionalExpression: {
    test: Expression
    consequent: Expression
    alternate: Expression
  }
  SequenceExpression: { expressions: readonly Expression[] }
  AwaitExpression: { argument: Expression }
  /** A pattern; in `{ a = 1 }`, an expression until that turns out to be one. */
  AssignmentPattern: { left: Pattern; right: Expression }
}

interface Statements {
  ExpressionStatement: { expression: Expression }
  BlockStatement: Declaring & { body: readonly Statement[] }
  EmptyStatement: unknown
  VariableDeclaration: {
    kind: string
    declarations: readonly NodeOf<'VariableDeclarator'>[]
  }
  FunctionDeclaration: FunctionFields & { id: NodeOf<'Identifier'> }
  IfStatement: {
    test: Expression
    consequent: Statement
    alternate: Statement | null
  }
  ForStatement: Declaring & {
    init: NodeOf<'VariableDeclaration'> | Expression | null
    test: Expression | null
    update: Expression | null
    body: Statement
  }
  ForOfStatement: EachFields
  ForInStatement: EachFields
  WhileStatement: WhileFields
  DoWhileStatement: WhileFields
  ReturnStatement: { argument: Expression | null }
  ThrowStatement: { argument: Expression }
  BreakStatement: { label: NodeOf<'Identifier'> | null }
  ContinueStatement: { label: NodeOf<'Identifier'> | null }
  LabeledStatement: { label: NodeOf<'Identifier'>; body: Statement }
  SwitchStatement: Declaring & {
    discriminant: Expression
    cases: readonly NodeOf<'SwitchCase'>[]
  }
  TryStatement: {
    block: NodeOf<'BlockStatement'>
    handler: NodeOf<'CatchClause'> | null
    finalizer: NodeOf<'BlockStatement'> | null
  }
}

interface Others {
  Program: Waiting & { body: readonly Statement[] }
  SpreadElement: { argument: Expression }
  Property: {
    kind: 'init' | 'get'
    key: Expression
    value: Expression | Pattern
    computed: boolean
  }
  ArrayPattern: { elements: readonly (Pattern | null)[] }
  ObjectPattern: { properties: readonly (NodeOf<'Property'> | NodeOf<'RestElement'>)[] }
  RestElement: { argument: Pattern }
  VariableDeclarator: { id: Pattern; init: Expression | null }
  /** `test` is `null` for `default`. */
  SwitchCase: { test: Expression | null; consequent: readonly Statement[] }
  CatchClause: Declaring & {
    param: Pattern | null
    body: NodeOf<'BlockStatement'>
  }
}

type Nodes = Expressions & Statements & Others

/** What every node has. */
export interface Base<Type> {
  type: Type
  start: number
  end: number
}

/** The node of a type, such as `NodeOf<'Identifier'>`. */
export type NodeOf<Type extends keyof Nodes> = {
  [T in Type]: Readonly<Base<T> & Nodes[T]>
}[Type]

export type Node = NodeOf<keyof Nodes>
export type Expression = NodeOf<keyof Expressions>
export type Statement = NodeOf<keyof Statements>

/** An item of a list, or what a function is called with. */
export type Item = Expression | NodeOf<'SpreadElement'>

export type FunctionNode = NodeOf<
  'FunctionExpression' | 'FunctionDeclaration' | 'ArrowFunctionExpression'
>

type Targets = 'ArrayPattern' | 'ObjectPattern' | 'AssignmentPattern' | 'RestElement'

/** What a value can be assigned to. */
export type Pattern = NodeOf<'Identifier' | 'MemberExpression' | Targets>
