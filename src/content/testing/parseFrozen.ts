import { deepFreeze } from '../../utils/testing/deepFreeze'
import { parseContent } from '../parseContent'

/** Parses a frozen value, and returns the entry and its warnings. */
export function parseFrozen(value: unknown) {
  const warnings: string[] = []
  const parsed = parseContent(deepFreeze(value), (message) => warnings.push(message))
  return { parsed, warnings }
}
