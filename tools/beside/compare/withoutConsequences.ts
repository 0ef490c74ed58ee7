import type { BlockDifference } from './Difference'
import type { Facts } from './Facts'
import { isAlike } from './isAlike'

/** Properties that move or size a block, its neighbours and what surrounds it. */
const SPATIAL = /^(?:box|block|(?:text|image|video|frame|control)(?:\.box)?|text\.(?:font|line).*)$/
const SPACING = /^style\.(?:display|padding|margin|border|font|line|flex|align|justify|letter).*/
const CONTENT = /^(?:text|image|video|frame|control)\b/

/**
 * Leaves out differences that follow from another one: boxes around a block of another size, boxes
 * of another text, the text of an entry one of whose blocks has another text.
 */
export function withoutConsequences(
  found: readonly BlockDifference[],
  facts: Facts,
): BlockDifference[] {
  const parentOf = (block: string): string => String(facts[block]?.in ?? '')
  const isInside = (inner: string, outer: string): boolean => {
    for (let at = inner; at !== ''; at = parentOf(at)) if (parentOf(at) === outer) return true
    return false
  }
  const causes =
    (one: BlockDifference) =>
    (other: BlockDifference): boolean => {
      if (one === other) return false
      const isSame = one.block === other.block
      if (isSame && one.property.startsWith(`${other.property}.`)) return true
      if (one.block === '' && CONTENT.test(one.property))
        return !isSame && (CONTENT.test(other.property) || other.property === 'block')
      if (other.property === 'block' && one.property === 'block')
        return isInside(one.block, other.block)
      if (!one.property.endsWith('box')) return false
      if (SPACING.test(other.property)) return isSame || isInside(one.block, other.block)
      if (!SPATIAL.test(other.property)) return false
      const isMoved = other.property.endsWith('box') && !isResized(other)
      if (isSame) return one.property === 'box' ? !isMoved : !isResized(one)
      if (isInside(other.block, one.block)) return true
      return !isResized(one) && !isMoved && parentOf(one.block) === parentOf(other.block)
    }
  return found.filter((one) => !found.some(causes(one)))
}

/** Whether boxes differ in width or height, not in place alone. */
function isResized({ ours, theirs }: BlockDifference): boolean {
  const sizes = (boxes: string) => boxes.split('\n').map((box) => box.split(' ').slice(2).join(' '))
  const others = sizes(theirs)
  return sizes(ours).some((size, at) => !isAlike(`0 0 ${size}`, `0 0 ${others[at]}`))
}
