import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import type { ClientOptions } from './options/ClientOptions'
import type { ContentRequest } from './options/ContentRequest'
import { isOfType, type OptionType } from './options/Option'
import { refusalOf } from './options/optionMeant'
import { ALL_TYPES } from './options/optionTypes'
import { createContentPage } from './testing/contentPage'
import { SLIPS } from './testing/slips'

const TYPES: readonly [name: string, type: OptionType][] = Object.entries(ALL_TYPES)

/** A word with one slip, which no option has for a name. */
const misspelt = (names: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...names), fc.nat(), fc.constantFrom(...Object.values(SLIPS)))
    .map(([name, place, slip]) => ({ name, typed: slip(name, place % name.length) }))
    .filter(({ typed }) => !(typed in ALL_TYPES))

const VALUES = ['5', 5, true, [5], { a: 5 }, new URL('https://shop.test'), () => 5, Number.NaN]
/** Every option with values that it does not accept. */
const WRONG = TYPES.flatMap(([name, type]) =>
  VALUES.filter((value) => !isOfType(value, type)).map((value) => ({ name, value })),
)

afterEach(() => void takeConsole())

describe('an option that is misspelt', () => {
  const refusals = TYPES.map(([name]) => name).filter((name) => 'canTrack' in refusalOf(name))

  it('refuses tracking where it would have, and is named', () => {
    fc.assert(
      fc.property(
        misspelt(refusals),
        fc.constantFrom<unknown>(false, 'false', 0, 500),
        ({ typed }, value) => {
          const { client } = createContentPage()
          const { canTrack } = client({ [typed]: value } as Partial<ClientOptions>)
          expect([typed, canTrack, takeConsole()]).toEqual([
            typed,
            false,
            // The same text is printed once for a page.
            expect.toSatisfy((said: string[]) => said.every((text) => text.includes(typed))),
          ])
        },
      ),
    )
  })

  it.each(['get', 'getAll', 'observe'] as const)('of %s is named', async (method) => {
    const { client } = createContentPage()
    client()[method]('page', { limitt: 5, [`${method}Url`]: '/a' } as ContentRequest)
    expect(takeConsole()).toEqual([
      expect.stringContaining(`no effect here: limitt (limit?), ${method}Url (url?). Correct`),
    ])
  })

  it('of setOptions refuses, too', () => {
    const { client } = createContentPage()
    const own = client()
    own.setOptions({ apiKey: 'k', canTrakc: false } as ClientOptions)
    expect(own.canTrack).toBe(false)
  })
})

describe('an option of the wrong type', () => {
  it.each(WRONG)('is named by createClient and requests: $name', async ({ name, value }) => {
    const { client, requests } = createContentPage()
    const given = { [name]: value }
    const problem = `SiteBlocks: option "${name}" must be `
    expect(() => client(given)).toThrow(problem)
    const own = client()
    await expect(own.get('page', given)).rejects.toThrow(problem)
    await expect(own.getAll('page', given)).rejects.toThrow(problem)
    expect(() => own.observe('page', given)).toThrow(problem)
    expect(requests()).toEqual([])
  })
})
