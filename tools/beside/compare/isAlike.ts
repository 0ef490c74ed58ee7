import type { BlockFacts } from './Facts'

/** CSS pixels by which boxes and lengths may differ. */
const TOLERANCE = 1
/** Boxes of texts and images, and lengths. */
const LENGTHS = /^-?[\d.]+(?: -?[\d.]+){3}$|-?[\d.]+(?=px)/gm

/** Whether two values of a property look the same. */
export function isAlike(
  ours: BlockFacts[string] | undefined,
  theirs: BlockFacts[string] | undefined,
): boolean {
  if (ours === undefined || theirs === undefined) return ours === theirs
  const [a, b] = [textOf(ours), textOf(theirs)]
  if (a === b) return true
  const numbers = lengthsIn(b)
  return (
    a.replace(LENGTHS, '#') === b.replace(LENGTHS, '#') &&
    lengthsIn(a).every((number, at) => Math.abs(number - (numbers[at] ?? 0)) <= TOLERANCE)
  )
}

const textOf = (value: BlockFacts[string]): string =>
  typeof value === 'string' ? value : value.join(' ')

const lengthsIn = (text: string): number[] =>
  (text.match(LENGTHS) ?? []).flatMap((found) => found.split(' ').map(Number))
