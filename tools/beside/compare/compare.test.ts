import { describe, expect, it } from 'vitest'
import { compareWithClients } from './compare'
import type { Facts } from './Facts'

const shows = (color: string): Facts => ({ 'a#0': { in: '', 'style.color': color } })

describe('compareWithClients', () => {
  it.each<[string, Facts, Facts, Facts, string[]]>([
    ['both alike', shows('red'), shows('red'), shows('red'), []],
    ['the second client alone differs', shows('red'), shows('red'), shows('blue'), []],
    ['the first alone differs', shows('red'), shows('blue'), shows('red'), ['gen1 style.color']],
    ['both differ', shows('red'), shows('blue'), shows('blue'), ['both style.color']],
    ['a block that only the first has', {}, shows('red'), {}, ['gen1 block']],
    ['a block that neither has', shows('red'), {}, {}, ['both block']],
  ])('judges: %s', (_, ours, gen1, gen2, expected) => {
    const found = compareWithClients(ours, gen1, gen2)
    expect(found.map(({ against, property }) => `${against} ${property}`)).toEqual(expected)
  })
})
