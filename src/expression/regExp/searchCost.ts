import type { RegExpNode, Repeat } from './RegExpNode'

/** What a search by the engine costs at most, in characters that it looks at. */
export interface SearchCost {
  /**
   * @param textLength - Of the searched text.
   * @param longest - The longest stretch of it that {@link SearchCost.stretches} finds.
   */
  at(textLength: number, longest: number): number
  /** Finds the stretches of a text that repeats can run over; `null` where that says nothing. */
  readonly stretches: RegExp | null
}

/** A number that depends on how far repeats can run. */
type Bound = (longest: number) => number

/** What a search costs at most that starts at one index of a text. */
interface Estimate {
  /** In how many ways it can match there and still fail later. */
  readonly ways: Bound
  readonly cost: Bound
}

/** The characters that can come next; `null` where they are unknown. */
type Next = ReadonlySet<string> | null

const ONE: Bound = () => 1
const UNBOUNDED: Bound = () => Number.POSITIVE_INFINITY

/** The search has succeeded: no other way is tried. */
const DONE: Next = new Set()

/** The end of the text stands for a character of its own. */
const END: Next = new Set([''])

/** Beyond, a repeat is taken for one that only the text limits. */
const FEW_TURNS = 8

/** All ASCII characters, and some that stand for all others. */
const SAMPLES = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)),
  ...['é', '\u2028', '\u017f', '\u212a'],
]
const BEYOND_ASCII = 'é'

/**
 * Works out what the engine's search costs at most, which tries every way to match before it gives up.
 *
 * A repeat has one way to match where the next character tells whether another turn or the end is due, as in `(\w+,)+;`.
 * Where its body can match one text in two ways, as in `(a+)+` and `(a|ab)*`, the ways double with each turn: there is
 * no bound.
 */
export function searchCost(root: RegExpNode, flags: string): SearchCost {
  const samples = new Map<string, ReadonlySet<string>>()
  const repeated = new Set<string>()
  let isInRepeat = false
  let hasReferences = false

  function samplesOf(source: string): ReadonlySet<string> {
    const known = samples.get(source)
    if (known) return known
    const character = new RegExp(`^(?:${source})$`, flags.replace(/[^isu]/g, ''))
    const isVague = /[^\0-\x7f]|\\[uxp0-7]/i.test(source)
    const found = SAMPLES.filter((sample) => (isVague && sample > '\x7f') || character.test(sample))
    const result = new Set(found.map((sample) => (sample > '\x7f' ? BEYOND_ASCII : sample)))
    samples.set(source, result)
    return result
  }

  /** What can come where `node` is due, and then `next`. */
  function nextOf(node: RegExpNode, next: Next): Next {
    switch (node.type) {
      case 'character':
        return samplesOf(node.source)
      case 'edge':
        return node.source === '$' && !flags.includes('m') ? END : next
      case 'sequence':
        return node.items.reduceRight((after, item) => nextOf(item, after), next)
      case 'choice':
        return node.options.map((option) => nextOf(option, next)).reduce(either)
      case 'group':
        return nextOf(node.body, next)
      case 'repeat':
        return node.min > 0 ? nextOf(node.body, next) : either(nextOf(node.body, next), next)
      default:
        return null
    }
  }

  function estimate(node: RegExpNode, next: Next): Estimate {
    switch (node.type) {
      case 'character':
        if (isInRepeat) repeated.add(node.source)
        return { ways: ONE, cost: ONE }
      case 'edge':
        return { ways: ONE, cost: ONE }
      case 'reference':
        hasReferences = true
        return { ways: ONE, cost: (longest) => longest }
      case 'look':
        return { ways: ONE, cost: node.isBehind ? UNBOUNDED : estimate(node.body, DONE).cost }
      case 'group':
        return estimate(node.body, next)
      case 'sequence':
        return estimateSequence(node.items, next)
      case 'choice': {
        const options = node.options.map((option) => estimate(option, next))
        const starts = node.options.map((option) => nextOf(option, next))
        return {
          ways: options.map(({ ways }) => ways).reduce(areApart(starts) ? larger : sum),
          cost: options.map(({ cost }) => cost).reduce(sum),
        }
      }
      case 'repeat':
        return estimateRepeat(node, next)
    }
  }

  function estimateSequence(items: readonly RegExpNode[], next: Next): Estimate {
    let after = next
    const estimates = [...items].reverse().map((item) => {
      const found = estimate(item, after)
      after = nextOf(item, after)
      return found
    })
    // What comes after an item runs once for each way in which that matches.
    return estimates.reduceRight<Estimate>(
      (before, { ways, cost }) => ({
        ways: product(before.ways, ways),
        cost: sum(before.cost, product(before.ways, cost)),
      }),
      { ways: ONE, cost: ONE },
    )
  }

  function estimateRepeat({ body, min, max }: Repeat, next: Next): Estimate {
    const isLong = max > FEW_TURNS
    const isInOuter = isInRepeat
    isInRepeat ||= isLong
    const turn = estimate(body, either(nextOf(body, next), next))
    isInRepeat = isInOuter
    // Those that have to be made may match nothing.
    const turns: Bound = isLong ? (longest) => longest + 1 + min : () => max
    if (turn.ways === ONE) {
      const start = nextOf(body, DONE)
      const isSure = min === max || (start?.size !== 0 && areApart([start, next]))
      return { ways: isSure ? ONE : sum(ONE, turns), cost: sum(ONE, product(turns, turn.cost)) }
    }
    if (isLong) return { ways: UNBOUNDED, cost: UNBOUNDED }
    const ways: Bound = (longest) => (1 + turn.ways(longest)) ** max
    return { ways, cost: sum(ONE, product(ways, turn.cost)) }
  }

  const { cost } = estimate(root, DONE)
  const isTriedOnce = isAnchored(root) && !flags.includes('m')
  const characters = [...repeated].join('|')
  return {
    at: (textLength, longest) => (isTriedOnce ? 1 : textLength + 1) * cost(longest),
    stretches:
      characters === '' || hasReferences
        ? null
        : new RegExp(`(?:${characters})+`, `${flags.replace(/[gy]/g, '')}g`),
  }
}

/** Whether it can match at the start of a text only, or of a line with flag `m`. */
function isAnchored(node: RegExpNode | undefined): boolean {
  switch (node?.type) {
    case 'edge':
      return node.source === '^'
    case 'group':
      return isAnchored(node.body)
    case 'choice':
      return node.options.every(isAnchored)
    case 'sequence':
      return isAnchored(node.items[0])
    default:
      return false
  }
}

function areApart(all: readonly Next[]): boolean {
  const seen = new Set<string>()
  return all.every((next) => {
    const characters = next && [...next]
    const isNew = characters?.every((character) => !seen.has(character)) ?? false
    for (const character of characters ?? []) seen.add(character)
    return isNew
  })
}

function either(one: Next, other: Next): Next {
  return one && other && new Set([...one, ...other])
}

function product(one: Bound, other: Bound): Bound {
  if (one === ONE) return other
  return other === ONE ? one : (longest) => one(longest) * other(longest)
}

function sum(one: Bound, other: Bound): Bound {
  return (longest) => one(longest) + other(longest)
}

function larger(one: Bound, other: Bound): Bound {
  return one === other ? one : (longest) => Math.max(one(longest), other(longest))
}
