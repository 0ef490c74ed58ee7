// The tree of a text: nodes and their fields are named as in https://github.com/estree/estree

interface Base<Type extends string> {
  readonly type: Type
  readonly start: number
  readonly end: number
}

/** What declares names for the nodes in it. */
interface Declaring<Type extends string> extends Base<Type> {
  readonly names: readonly string[]
}

export interface Identifier extends Base<'Identifier'> {
  readonly name: string
}

export interface Literal extends Base<'Literal'> {
  readonly value: string | number | boolean | null
  /** Of a regular expression, whose `value` is `null`. */
  readonly regex?: { readonly pattern: string; readonly flags: string }
}

export type ThisExpression = Base<'ThisExpression'>

export interface TemplateLiteral extends Base<'TemplateLiteral'> {
  /** One more than there are expressions, without their escapes. */
  readonly quasis: readonly string[]
  readonly expressions: readonly Expression[]
}

export interface SpreadElement extends Base<'SpreadElement'> {
  readonly argument: Expression
}

export interface ArrayExpression extends Base<'ArrayExpression'> {
  readonly elements: readonly (Expression | SpreadElement | null)[]
}

export interface Property extends Base<'Property'> {
  readonly kind: 'init' | 'get'
  readonly key: Expression
  readonly value: Expression | Pattern
  readonly computed: boolean
}

export interface ObjectExpression extends Base<'ObjectExpression'> {
  readonly properties: readonly (Property | SpreadElement)[]
}

interface AnyFunction<Type extends string> extends Declaring<Type> {
  readonly params: readonly Pattern[]
  readonly body: BlockStatement | Expression
  readonly async: boolean
}

export interface FunctionExpression extends AnyFunction<'FunctionExpression'> {
  readonly id: Identifier | null
}

export interface FunctionDeclaration extends AnyFunction<'FunctionDeclaration'> {
  readonly id: Identifier
}

export type ArrowFunctionExpression = AnyFunction<'ArrowFunctionExpression'>

export type FunctionNode = FunctionExpression | FunctionDeclaration | ArrowFunctionExpression

export interface MemberExpression extends Base<'MemberExpression'> {
  readonly object: Expression
  readonly property: Expression
  readonly computed: boolean
  readonly optional: boolean
}

export interface CallExpression extends Base<'CallExpression'> {
  readonly callee: Expression
  readonly arguments: readonly (Expression | SpreadElement)[]
  readonly optional: boolean
}

export interface NewExpression extends Base<'NewExpression'> {
  readonly callee: Expression
  readonly arguments: readonly (Expression | SpreadElement)[]
}

/** The whole of `a?.b.c()`: where an optional link finds nothing, the rest is skipped. */
export interface ChainExpression extends Base<'ChainExpression'> {
  readonly expression: Expression
}

export interface UnaryExpression extends Base<'UnaryExpression'> {
  readonly operator: string
  readonly argument: Expression
}

export interface UpdateExpression extends Base<'UpdateExpression'> {
  readonly operator: string
  readonly prefix: boolean
  readonly argument: Identifier | MemberExpression
}

export interface BinaryExpression extends Base<'BinaryExpression' | 'LogicalExpression'> {
  readonly operator: string
  readonly left: Expression
  readonly right: Expression
}

export interface AssignmentExpression extends Base<'AssignmentExpression'> {
  readonly operator: string
  readonly left: Pattern
  readonly right: Expression
}

export interface ConditionalExpression extends Base<'ConditionalExpression'> {
  readonly test: Expression
  readonly consequent: Expression
  readonly alternate: Expression
}

export interface SequenceExpression extends Base<'SequenceExpression'> {
  readonly expressions: readonly Expression[]
}

export interface AwaitExpression extends Base<'AwaitExpression'> {
  readonly argument: Expression
}

export type Expression =
  | Identifier
  | Literal
  | ThisExpression
  | TemplateLiteral
  | ArrayExpression
  | ObjectExpression
  | FunctionExpression
  | ArrowFunctionExpression
  | MemberExpression
  | CallExpression
  | NewExpression
  | ChainExpression
  | UnaryExpression
  | UpdateExpression
  | BinaryExpression
  | AssignmentExpression
  | ConditionalExpression
  | SequenceExpression
  | AwaitExpression
  // In `{ a = 1 }`, until it turns out to be a pattern.
  | AssignmentPattern

export interface ArrayPattern extends Base<'ArrayPattern'> {
  readonly elements: readonly (Pattern | null)[]
}

export interface ObjectPattern extends Base<'ObjectPattern'> {
  readonly properties: readonly (Property | RestElement)[]
}

export interface AssignmentPattern extends Base<'AssignmentPattern'> {
  readonly left: Pattern
  readonly right: Expression
}

export interface RestElement extends Base<'RestElement'> {
  readonly argument: Pattern
}

/** What a value can be assigned to. */
export type Pattern =
  | Identifier
  | MemberExpression
  | ArrayPattern
  | ObjectPattern
  | AssignmentPattern
  | RestElement

export interface ExpressionStatement extends Base<'ExpressionStatement'> {
  readonly expression: Expression
}

export interface BlockStatement extends Declaring<'BlockStatement'> {
  readonly body: readonly Statement[]
}

export type EmptyStatement = Base<'EmptyStatement'>

export interface VariableDeclarator extends Base<'VariableDeclarator'> {
  readonly id: Pattern
  readonly init: Expression | null
}

export interface VariableDeclaration extends Base<'VariableDeclaration'> {
  readonly kind: string
  readonly declarations: readonly VariableDeclarator[]
}

export interface IfStatement extends Base<'IfStatement'> {
  readonly test: Expression
  readonly consequent: Statement
  readonly alternate: Statement | null
}

export interface ForStatement extends Declaring<'ForStatement'> {
  readonly init: VariableDeclaration | Expression | null
  readonly test: Expression | null
  readonly update: Expression | null
  readonly body: Statement
}

export interface EachStatement extends Declaring<'ForOfStatement' | 'ForInStatement'> {
  readonly left: VariableDeclaration | Pattern
  readonly right: Expression
  readonly body: Statement
}

export interface WhileStatement extends Base<'WhileStatement' | 'DoWhileStatement'> {
  readonly test: Expression
  readonly body: Statement
}

export interface ReturnStatement extends Base<'ReturnStatement'> {
  readonly argument: Expression | null
}

export interface ThrowStatement extends Base<'ThrowStatement'> {
  readonly argument: Expression
}

export interface JumpStatement extends Base<'BreakStatement' | 'ContinueStatement'> {
  readonly label: Identifier | null
}

export interface LabeledStatement extends Base<'LabeledStatement'> {
  readonly label: Identifier
  readonly body: Statement
}

export interface SwitchCase extends Base<'SwitchCase'> {
  /** `null` for `default`. */
  readonly test: Expression | null
  readonly consequent: readonly Statement[]
}

export interface SwitchStatement extends Declaring<'SwitchStatement'> {
  readonly discriminant: Expression
  readonly cases: readonly SwitchCase[]
}

export interface CatchClause extends Declaring<'CatchClause'> {
  readonly param: Pattern | null
  readonly body: BlockStatement
}

export interface TryStatement extends Base<'TryStatement'> {
  readonly block: BlockStatement
  readonly handler: CatchClause | null
  readonly finalizer: BlockStatement | null
}

export type Statement =
  | ExpressionStatement
  | BlockStatement
  | EmptyStatement
  | VariableDeclaration
  | FunctionDeclaration
  | IfStatement
  | ForStatement
  | EachStatement
  | WhileStatement
  | ReturnStatement
  | ThrowStatement
  | JumpStatement
  | LabeledStatement
  | SwitchStatement
  | TryStatement

export interface Program extends Declaring<'Program'> {
  readonly body: readonly Statement[]
}

export type Node =
  | Program
  | Statement
  | Expression
  | Pattern
  | SpreadElement
  | Property
  | VariableDeclarator
  | SwitchCase
  | CatchClause

/** The node of a type, such as `NodeOf<'Identifier'>`. */
export type NodeOf<Type extends Node['type'], From = Node> = From extends { readonly type: infer T }
  ? Type extends T
    ? From
    : never
  : never
