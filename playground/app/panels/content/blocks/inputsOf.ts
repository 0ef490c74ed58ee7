import type { BlockInput } from '../../../data/library'
import { isObject } from '../../../draft/path'

/** The inputs of a block's definition. A block that nobody here knows gets one for each option that it has. */
export function inputsOf(
  known: Readonly<Record<string, readonly BlockInput[]>>,
  name: unknown,
  options: unknown,
): readonly BlockInput[] {
  const defined = typeof name === 'string' ? known[name] : undefined
  if (defined) return [...defined].sort((one, other) => rank(one) - rank(other))
  return Object.entries(isObject(options) ? options : {}).map(([option, value]) => ({
    name: option,
    type: typeof value === 'object' ? 'object' : typeof value,
  }))
}

const rank = ({ advanced }: BlockInput) => (advanced ? 1 : 0)

/** What a field is called: `backgroundSize` becomes `Background size`. */
export function labelOf(name: string): string {
  const words = name.replace(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
