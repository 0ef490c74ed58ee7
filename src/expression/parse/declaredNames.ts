import type { Pattern } from './nodes'

/** Names for how a function was called: no text can spell them. */
export const THIS = ' this'
export const ARGUMENTS = ' arguments'

/** Adds the names in a pattern to `names`. */
export function addNames(node: Pattern | null, names: string[]): void {
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
