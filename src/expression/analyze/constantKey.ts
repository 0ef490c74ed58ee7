import type { Expression, Node } from '../parse/nodes'

/** The key of a member or a property, where the text itself spells it. */
export function constantKey(
  node: { readonly computed: boolean } & (
    | { readonly property: Expression }
    | { readonly key: Expression }
  ),
): string | number | undefined {
  const key: Node = 'property' in node ? node.property : node.key
  if (key.type === 'Identifier') return node.computed ? undefined : key.name
  if (key.type !== 'Literal' || key.regex) return undefined
  return typeof key.value === 'number' ? key.value : `${key.value}`
}
