import { describe, expect, it } from 'vitest'
import { registrationStub, unknownBlocks } from './unknownBlocks'

const block = (name: string, options: object = {}) => ({
  '@type': '@builder.io/sdk:Element',
  component: { name, options },
})

describe('unknownBlocks', () => {
  it('counts what nobody registered, inside of options too, the most frequent first', () => {
    const tabs = block('Builder: Tabs', { tabs: [{ content: [block('Tower'), block('Horn')] }] })
    const entry = { data: { blocks: [block('Text'), tabs, block('Tower'), block('Brew ratio')] } }
    const found = unknownBlocks(entry, { 'Brew ratio': [] })
    expect(found.map(({ name, count }) => [name, count])).toEqual([
      ['Tower', 2],
      ['Horn', 1],
    ])
  })

  it.each([undefined, null, 'text', { data: { blocks: 5 } }])('finds none in %j', (entry) => {
    expect(unknownBlocks(entry, {})).toEqual([])
  })
})

describe('registrationStub', () => {
  it('is code that registers the block with the inputs that content has', () => {
    const registered: unknown[] = []
    const page = { SiteBlocks: { q: registered } }
    const options = { height: 5, lit: true, parts: [], 'it’s': "a 'quote'" }
    const code = registrationStub({ name: "Keeper's", count: 1, options })
    new Function('window', 'SiteBlocks', code)(page, page.SiteBlocks)
    expect(registered).toEqual([
      [
        'register',
        "Keeper's",
        expect.objectContaining({
          mount: expect.any(Function),
          inputs: [
            { name: 'height', type: 'number' },
            { name: 'lit', type: 'boolean' },
            { name: 'parts', type: 'list' },
            { name: 'it’s', type: 'string' },
          ],
        }),
      ],
    ])
  })
})
