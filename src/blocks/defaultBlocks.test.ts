import { describe, expect, it } from 'vitest'
import { baseCss } from '../render/styles/baseSheet'
import { SELECTOR } from '../render/styles/firmRules'
import { defaultBlocks } from './defaultBlocks'
import { defaultInputs } from './defaultInputs'

describe('defaultBlocks', () => {
  it('gives each name and alias to one block', () => {
    const names = defaultBlocks.flatMap(({ name, aliases = [] }) => [name, ...aliases])
    expect(names).toEqual([...new Set(names)])
  })

  it('has a block for all inputs of the editor, and the fragment', () => {
    const names = [...Object.keys(defaultInputs), 'Core:Fragment']
    expect(defaultBlocks.map(({ name }) => name).sort()).toEqual(names.sort())
  })
})

/** Looks that authors restyle by rules for plain elements, as they do the browser's own. */
const LOOKS = [
  ...['table', 'form', 'button.builder-button', 'a.builder-button', 'select.builder-block'],
  ...['.builder-image', 'a.builder-column'],
  ...['p', 'li', 'dd', 'table', 'tr'].map((name) => `.siteblocks-as-${name}`),
  '.siteblocks-as-thead,.siteblocks-as-tbody,.siteblocks-as-tfoot',
  '.siteblocks-as-td,.siteblocks-as-th',
]

/** Selectors of the base sheet, but for those of the element that holds the content. */
const selectors = baseCss(defaultBlocks.map(({ css }) => css).join(''))
  .replace(/:host(?:\((?:[^()]|\([^()]*\))*\))?\{[^}]*\}/g, '')
  .match(/[^{}]+(?=\{[^{}]*\})/g)
  ?.flatMap((list) => list.trim().match(SELECTOR) ?? [])

describe('the styles of the default blocks', () => {
  it.each([...new Set(selectors)])(
    'win over rules for elements and lose to a class, unless they are a look: %s',
    (selector) => {
      // Pseudo-elements are not allowed inside `:where()`, and only have a tag's specificity.
      const [, matched, weight] =
        /^:where\((.*?)\)(:not\(x x x x x x x x\))?(?:::(?:before|after))?$/.exec(selector) ?? []
      expect(matched).toBeTruthy()
      if (!weight) expect(LOOKS).toContain(matched)
      // Browsers try a rule with a list inside `:where()` on every element.
      else expect(matched?.match(SELECTOR)).toHaveLength(1)
    },
  )

  it('have sizes that do not depend on the page, and leave the last word to authors', () => {
    for (const { css = '' } of defaultBlocks) expect(css).not.toMatch(/\d(?:rem)\b|!important/)
  })
})
