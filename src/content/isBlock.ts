import { isRecord } from '../utils/isRecord'
import { BLOCK_TYPE, type Block } from './types'

/** Whether a value of an entry is a block. */
export function isBlock(value: unknown): value is Block {
  return isRecord(value) && value['@type'] === BLOCK_TYPE
}
