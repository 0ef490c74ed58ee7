import { refuse } from '../runtime/problem'
import type { Expression, Node, Pattern, Property, RestElement, SpreadElement } from './nodes'

/** Reads an expression as what a value is assigned to: `[a, { b }]`. `null` where it is none. */
export function toPattern(node: Expression | SpreadElement): Pattern | null {
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
    case 'ObjectExpression':
      return { ...node, type: 'ObjectPattern', properties: node.properties.map(toTarget) }
    default:
      return null
  }
}

/** As {@link toPattern}; refuses what is none. */
export function assertPattern(node: Expression | SpreadElement): Pattern {
  return toPattern(node) ?? refusePattern(node)
}

function toTarget(property: Property | SpreadElement): Property | RestElement {
  if (property.type === 'SpreadElement') return assertPattern(property) as RestElement
  return { ...property, value: assertPattern(property.value as Expression) }
}

function refusePattern({ start }: Node): never {
  refuse('syntax', 'Only names, properties and patterns can be assigned to', start)
}
