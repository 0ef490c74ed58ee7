// The tree of a text. Nodes and fields are named as in https://github.com/estree/estree

/** Names that a node declares for its children. */
type Names = { names: readonly string[] }

/** Positions of `await` in a body, except those in inner functions. */
type Waits = Names & { awaits: readonly number[] }

type FunctionFields = Waits & {
  params: readonly Pattern[]
  body: Block | Expression
  async: boolean
}
type Binary = { operator: string; left: Expression; right: Expression }
type Arguments = { callee: Expression; arguments: readonly SpreadableExpression[] }
type Each = Names & {
  left: NodeOf<'VariableDeclaration'> | Pattern
  right: Expression
  body: Statement
}
type While = { test: Expression; body: Statement }
type Jump = { label: NodeOf<'Identifier'> | null }
type Block = NodeOf<'BlockStatement'>

interface Expressions {
  Identifier: { name: string }
  /** `regex` is set for a regular expression, whose `value` is `null`. */
  Literal: { value: string | number | boolean | null; regex?: { pattern: string; flags: string } }
  ThisExpression: unknown
  /** `quasis` are unescaped, and one more than `expressions`. */
  TemplateLiteral: { quasis: readonly string[]; expressions: readonly Expression[] }
  ArrayExpression: { elements: readonly (SpreadableExpression | null)[] }
  ObjectExpression: { properties: readonly NodeOf<'Property' | 'SpreadElement'>[] }
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
  /** All of `a?.b.c()`: an optional link that finds nothing skips the rest. */
  ChainExpression: { expression: Expression }
  UnaryExpression: { operator: string; argument: Expression }
  UpdateExpression: { operator: string; prefix: boolean; argument: Target }
  BinaryExpression: Binary
  LogicalExpression: Binary
  AssignmentExpression: { operator: string; left: Pattern; right: Expression }
  ConditionalExpression: { test: Expression; consequent: Expression; alternate: Expression }
  SequenceExpression: { expressions: readonly Expression[] }
  AwaitExpression: { argument: Expression }
  /** A pattern with a default. `{ a = 1 }` parses as an expression that may become a pattern. */
  AssignmentPattern: { left: Pattern; right: Expression }
}

interface Statements {
  ExpressionStatement: { expression: Expression }
  BlockStatement: Names & { body: readonly Statement[] }
  EmptyStatement: unknown
  VariableDeclaration: { kind: string; declarations: readonly NodeOf<'VariableDeclarator'>[] }
  FunctionDeclaration: FunctionFields & { id: NodeOf<'Identifier'> }
  IfStatement: { test: Expression; consequent: Statement; alternate: Statement | null }
  ForStatement: Names & {
    init: NodeOf<'VariableDeclaration'> | Expression | null
    test: Expression | null
    update: Expression | null
    body: Statement
  }
  ForOfStatement: Each
  ForInStatement: Each
  WhileStatement: While
  DoWhileStatement: While
  ReturnStatement: { argument: Expression | null }
  ThrowStatement: { argument: Expression }
  BreakStatement: Jump
  ContinueStatement: Jump
  LabeledStatement: { label: NodeOf<'Identifier'>; body: Statement }
  SwitchStatement: Names & { discriminant: Expression; cases: readonly NodeOf<'SwitchCase'>[] }
  TryStatement: { block: Block; handler: NodeOf<'CatchClause'> | null; finalizer: Block | null }
}

interface Others {
  Program: Waits & { body: readonly Statement[] }
  SpreadElement: { argument: Expression }
  Property: {
    kind: 'init' | 'get'
    key: Expression
    value: Expression | Pattern
    computed: boolean
  }
  ArrayPattern: { elements: readonly (Pattern | null)[] }
  ObjectPattern: { properties: readonly NodeOf<'Property' | 'RestElement'>[] }
  RestElement: { argument: Pattern }
  VariableDeclarator: { id: Pattern; init: Expression | null }
  /** `test` is `null` for `default`. */
  SwitchCase: { test: Expression | null; consequent: readonly Statement[] }
  CatchClause: Names & { param: Pattern | null; body: Block }
}

type Nodes = Expressions & Statements & Others

/** Node of a type, such as `NodeOf<'Identifier'>`. */
export type NodeOf<Type extends keyof Nodes> = {
  [T in Type]: Readonly<{ type: T; start: number; end: number } & Nodes[T]>
}[Type]

export type Node = NodeOf<keyof Nodes>
export type Expression = NodeOf<keyof Expressions>
export type Statement = NodeOf<keyof Statements>

/** An item of a list, or an argument of a call. */
export type SpreadableExpression = Expression | NodeOf<'SpreadElement'>

export type FunctionNode = NodeOf<
  'FunctionExpression' | 'FunctionDeclaration' | 'ArrowFunctionExpression'
>

/** A name or a member, which can be assigned to. */
export type Target = NodeOf<'Identifier' | 'MemberExpression'>

/** Target of an assignment or a declaration. */
export type Pattern =
  | Target
  | NodeOf<'ArrayPattern' | 'ObjectPattern' | 'AssignmentPattern' | 'RestElement'>
