import { refuse } from '../runtime/problem'
import type { NodeOf, Pattern, SpreadableExpression } from './nodes'

/** Converts an expression to an assignment target such as `[a, { b }]`; `null` if it is not one. */
export function toPattern(node: SpreadableExpression): Pattern | null {
  switch (node.type) {
    case 'Identifier':
    case 'MemberExpression':
    case 'AssignmentPattern':
      return node
    case 'SpreadElement':
      return { ...node, type: 'RestElement', argument: assertPattern(node.argument) }
    case 'AssignmentExpression':
      return node.operator === '=' ? { ...node, type: 'AssignmentPattern' } : null
    case 'ArrayExpression': {
      const elements = node.elements.map((element) => element && assertPattern(element))
      return { ...node, type: 'ArrayPattern', elements }
    }
    case 'ObjectExpression': {
      const properties = node.properties.map((property) =>
        property.type === 'Property'
          ? { ...property, value: assertPattern(property.value as SpreadableExpression) }
          : (assertPattern(property) as NodeOf<'RestElement'>),
      )
      return { ...node, type: 'ObjectPattern', properties }
    }
    default:
      return null
  }
}

/** Like {@link toPattern}, but refuses other expressions. */
export function assertPattern(node: SpreadableExpression): Pattern {
  const refused = 'Only names, properties and patterns can be assigned to'
  return toPattern(node) ?? refuse('syntax', refused, node.start)
}

/** Converts expressions to declared patterns, and adds their names to `names`. */
export function toDeclared(nodes: readonly SpreadableExpression[], names: string[]): Pattern[] {
  const patterns = nodes.map(assertPattern)
  for (const pattern of patterns) addNames(pattern, names)
  return patterns
}

function addNames(node: Pattern | null, names: string[]): void {
  switch (node?.type) {
    case 'Identifier':
      names.push(node.name)
      break
    case 'ArrayPattern':
      for (const element of node.elements) addNames(element, names)
      break
    case 'ObjectPattern':
      for (const property of node.properties) {
        addNames(property.type === 'Property' ? (property.value as Pattern) : property, names)
      }
      break
    case 'AssignmentPattern':
      addNames(node.left, names)
      break
    case 'RestElement':
      addNames(node.argument, names)
  }
}
