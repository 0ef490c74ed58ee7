import { describe, expect, it } from 'vitest'
import { defaultInputs } from '../../../src/blocks/defaultInputs'
import { galleryBlock, galleryBlocks, galleryStates } from './states'

describe('the gallery', () => {
  it('has every block that authors can place', () => {
    expect([...galleryBlocks].sort()).toEqual(Object.keys(defaultInputs).sort())
  })

  it.each(galleryBlocks)('shows %s as usual, empty, right to left and on a phone', (name) => {
    const states = galleryStates(name)
    const titles = states.map(({ title }) => title)
    expect(titles).toEqual(expect.arrayContaining(['Default', 'Empty', 'Right to left', 'Phone']))
    expect(galleryBlock(name).about).not.toBe('')
    for (const { entry } of states) expect(JSON.stringify(entry)).toContain('@builder.io/sdk')
    expect(JSON.stringify(states[0])).toContain(`"name":"${name}"`)
  })
})
