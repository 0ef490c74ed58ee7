import { optionRows } from 'virtual:siteblocks-options'
import { describe, expect, it } from 'vitest'
import { EFFECTS } from './effects'
import { searchOptions } from './optionGroups'
import { RECIPES } from './recipes'

const found = (search: string) =>
  searchOptions(search).flatMap(({ rows }) => rows.map(({ name }) => name))

describe('searchOptions', () => {
  it.each([
    ['lazy', 'loading'],
    ['gdpr', 'canTrack'],
    ['csp', 'nonce'],
    ['placeholder', 'minHeight'],
    ['theme', 'isolation'],
    ['single-page', 'reloadOnRoute'],
    ['reload-on-route', 'reloadOnRoute'],
    ['cookie banner', 'consentWait'],
    ['Title Description', 'updateMetadata'],
  ])('finds for "%s" the option %s', (search, name) => {
    expect(found(search)).toContain(name)
  })

  it('finds each option once by its name', () => {
    for (const { name } of optionRows)
      expect(found(name).filter((one) => one === name)).toHaveLength(1)
  })
})

it.each([
  ['effects', Object.keys(EFFECTS)],
  ['recipes', RECIPES.flatMap(({ options }) => options.map(([name]) => name))],
])('the %s belong to existing options', (_, names) => {
  const known = optionRows.map(({ name }) => name as string)
  expect(names.filter((name) => !known.includes(name))).toEqual([])
})
