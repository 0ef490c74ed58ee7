import { parseContent } from '../../content/parseContent'
import { BLOCK_TYPE } from '../../content/types'
import type { EditorEvents } from './EditorSession'
import { recordAt, textAt } from './messageFields'

/** Reads an animation that names its block; `undefined` for what is none. */
export function readAnimation(data: unknown): EditorEvents['triggerAnimation'] | undefined {
  const fields = recordAt(data, '')
  const elementId = textAt(fields, 'elementId') ?? textAt(fields, 'id')
  if (elementId === undefined) return undefined
  // Only as part of a block is an animation checked.
  const block = { '@type': BLOCK_TYPE, animations: [{ ...fields, trigger: 'pageLoad' }] }
  const { blocks = [] } = parseContent({ data: { blocks: [block] } }).data
  const [animation] = blocks[0]?.animations ?? []
  return animation && { elementId, animation }
}
