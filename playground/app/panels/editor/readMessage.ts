import type { ContentEntry } from '../../../../src/content/types'
import type { BlockInput } from '../../../../src/render/block/BlockDefinition'
import type { InputsByName } from '../../blockForm/blockOptions'

const PREFIX = 'builder.'

/** A message of the editor protocol. Anything else gives `undefined`. */
export function readMessage(message: unknown): { name: string; data: unknown } | undefined {
  if (!isObject(message) || typeof message.type !== 'string') return undefined
  const { type, data } = message
  return type.startsWith(PREFIX) ? { name: type.slice(PREFIX.length), data } : undefined
}

/** The entry with this id among the results that a page tells. */
export function entryIn(data: unknown, id: string): ContentEntry | undefined {
  const results = isObject(data) && Array.isArray(data.results) ? data.results : []
  return results.find((entry) => isObject(entry) && entry.id === id && isObject(entry.data))
}

/** The inputs of the blocks that a page tells of. */
export function inputsIn(data: unknown): InputsByName {
  const inputs: Record<string, readonly BlockInput[]> = {}
  for (const block of Array.isArray(data) ? data : []) {
    if (!isObject(block) || typeof block.name !== 'string' || !Array.isArray(block.inputs)) continue
    if (block.inputs.length > 0) inputs[block.name] = block.inputs.filter(isInput)
  }
  return inputs
}

const isInput = (input: unknown): input is BlockInput =>
  isObject(input) && typeof input.name === 'string' && typeof input.type === 'string'

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
