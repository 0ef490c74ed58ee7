import { afterEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../utils/testing/consoleMessages'
import type { ContentRequest } from './options/ContentRequest'
import { isOfType, type OptionType } from './options/Option'
import { ALL_TYPES } from './options/optionTypes'
import { createContentPage } from './testing/contentPage'

const TYPES: readonly [name: string, type: OptionType][] = Object.entries(ALL_TYPES)

const VALUES = ['5', 5, true, [5], { a: 5 }, new URL('https://shop.test'), () => 5, Number.NaN]
/** Every option with values that it does not accept. */
const WRONG = TYPES.flatMap(([name, type]) =>
  VALUES.filter((value) => !isOfType(value, type)).map((value) => ({ name, value })),
)

afterEach(() => void takeConsole())

describe('an option that is misspelt', () => {
  it.each(['get', 'getAll', 'observe'] as const)('of %s is named', async (method) => {
    const { client } = createContentPage()
    client()[method]('page', { limitt: 5, [`${method}Url`]: '/a' } as ContentRequest)
    expect(takeConsole()).toEqual([
      expect.stringContaining(`no effect here: limitt, ${method}Url. Correct`),
    ])
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
