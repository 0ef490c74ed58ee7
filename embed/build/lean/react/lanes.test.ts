import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { cutCode } from '../cutCode'
import { isNode, nodesOf, parse } from '../syntax'
import { lanes } from './lanes'

type LaneFunction = (lanes: number, now: number) => number

const code = readFileSync('node_modules/react-dom/cjs/react-dom-client.production.js', 'utf8')

/** Functions at the top of a file that need nothing else of it. */
function functionsOf(file: string): (name: string) => LaneFunction {
  const body = nodesOf(parse(file).body)
  return (name) => {
    const found = body.find(({ id }) => isNode(id) && id.name === name)
    if (!found) throw new Error(`no function ${name}`)
    return new Function(`return ${file.slice(found.start, found.end)}`)() as LaneFunction
  }
}

const ofReact = functionsOf(code)
const ofOurs = functionsOf(cutCode(code, lanes))

const oneByOne = Array.from({ length: 31 }, (_, bit) => 1 << bit)
let state = 1
/** Sets of lanes that look random, some small, some large. */
const sets = Array.from({ length: 20_000 }, (_, index) => {
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 1) & 0x7fff_ffff
  }
  return index % 2 ? next() & next() & next() : next()
})

describe('lanes', () => {
  it.each(Object.keys(lanes[0]?.functions ?? {}))('%s answers as React’s own for each', (name) => {
    const [own, ours] = [ofReact(name), ofOurs(name)]
    expect(String(ours)).not.toBe(String(own))
    for (const lane of [0, ...oneByOne]) expect([lane, ours(lane, 7)]).toEqual([lane, own(lane, 7)])
  })

  it('getHighestPriorityLanes answers as React’s own for sets', () => {
    const [own, ours] = [ofReact('getHighestPriorityLanes'), ofOurs('getHighestPriorityLanes')]
    expect(sets.map((set) => ours(set, 0))).toEqual(sets.map((set) => own(set, 0)))
  })
})
