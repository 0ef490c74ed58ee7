import { isElement } from '../../utils/view/isElement'

/** Relative position in an element: 0 is its left or top edge, 1 the opposite edge. */
export interface Offset {
  readonly x: number
  readonly y: number
}

/** Position of a click. Unknown values are left out. */
export interface ClickOffsets {
  /** Position within the clicked element. */
  readonly targetOffset?: Offset
  /** Position within the block that contains the clicked element. */
  readonly builderTargetOffset?: Offset
  /** Index of the clicked element among all elements of the same block, as in a repeated block. */
  readonly builderElementIndex?: number | undefined
  /** Id of that block. */
  readonly targetBuilderElement?: string
}

const BLOCK_ID_PREFIX = 'builder-'
const OFFSET_PRECISION = 1000

/** Computes the position of a click. Needs an event in dispatch to see into open shadow roots. */
export function clickOffsets(event: MouseEvent): ClickOffsets {
  const path = event.composedPath()
  const elements = (path.length > 0 ? path : [event.target]).filter(isElement)
  const target = elements[0]
  if (!target) return {}

  const targetOffset = offsetIn(target, event)
  const block = elements.find(blockIdOf)
  const blockId = block && blockIdOf(block)
  if (!blockId) return { targetOffset }
  return {
    targetOffset,
    builderTargetOffset: offsetIn(block, event),
    builderElementIndex: indexOf(block, blockId),
    targetBuilderElement: blockId,
  }
}

function blockIdOf(element: Element): string | undefined {
  const id = element.getAttribute('builder-id') || element.id
  return id.startsWith(BLOCK_ID_PREFIX) ? id : undefined
}

function offsetIn(element: Element, { clientX, clientY }: MouseEvent): Offset {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: ratio(clientX - left, width), y: ratio(clientY - top, height) }
}

function ratio(distance: number, size: number): number {
  return size === 0 ? 0 : Math.round((distance / size) * OFFSET_PRECISION) / OFFSET_PRECISION
}

function indexOf(block: Element, blockId: string): number | undefined {
  // Shadow roots have no `getElementsByClassName`.
  const root = block.getRootNode() as Document | ShadowRoot
  const copies = [...root.querySelectorAll('[class]')].filter(({ classList }) =>
    classList.contains(blockId),
  )
  const index = copies.indexOf(block)
  return index < 0 ? undefined : index
}
