import { parseContent } from '../../content/parseContent'
import { BLOCK_TYPE } from '../../content/types'
import { filterFields } from '../../utils/filterFields'
import { isRecord } from '../../utils/isRecord'
import { getPath, isSafeKey } from '../../utils/safePath'
import type { EditorEvents } from './createEditorSession'

/** The text that `path` leads to inside a message; `undefined` for an empty one, or none. */
export function textAt(data: unknown, path: string): string | undefined {
  const value = getPath(data, path)
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** The object that `path` leads to inside a message, without keys that reach a prototype. */
export function recordAt(data: unknown, path: string): Record<string, unknown> | undefined {
  const value = getPath(data, path)
  return isRecord(value) ? filterFields(value, isSafeKey) : undefined
}

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
