import type { Against, BlockDifference } from './Difference'
import type { BlockFacts, Facts } from './Facts'
import { isAlike } from './isAlike'
import { withoutConsequences } from './withoutConsequences'

type Value = BlockFacts[string] | undefined

/** Finds what SiteBlocks shows neither as both of the builder's clients nor as its first one. */
export function compareWithClients(ours: Facts, gen1: Facts, gen2: Facts): BlockDifference[] {
  return compare(ours, gen1, (mine, block, property) =>
    isAlike(mine, property ? gen2[block]?.[property] : presence(gen2[block])) ? 'gen1' : 'both',
  )
}

/** Finds what two forms of SiteBlocks show differently. */
export function compareForms(ours: Facts, other: Facts, against: Against): BlockDifference[] {
  return compare(ours, other, () => against)
}

function compare(
  ours: Facts,
  theirs: Facts,
  judge: (mine: Value, block: string, property?: string) => Against,
): BlockDifference[] {
  const found = keysOf(ours, theirs).flatMap((block): BlockDifference[] => {
    const [mine, other] = [ours[block], theirs[block]]
    if (!mine || !other) {
      const against = judge(presence(mine), block)
      return [{ block, property: 'block', against, ours: presence(mine), theirs: presence(other) }]
    }
    return keysOf(mine, other)
      .filter((property) => !isAlike(mine[property], other[property]))
      .map((property) => ({
        block,
        property,
        against: judge(mine[property], block, property),
        ours: shown(mine[property]),
        theirs: shown(other[property]),
      }))
  })
  return withoutConsequences(found, { ...theirs, ...ours })
}

const keysOf = (a: object, b: object): string[] => Object.keys({ ...a, ...b })
const presence = (facts: BlockFacts | undefined): string => (facts ? 'there' : 'none')

const shown = (value: Value): string =>
  value === undefined ? 'none' : typeof value === 'string' ? value : value.join(' ')
