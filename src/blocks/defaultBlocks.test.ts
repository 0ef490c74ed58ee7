import { describe, expect, it } from 'vitest'
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

  it.each(defaultBlocks.map(({ name, css = '' }) => ({ name, css })))(
    'lets authors win over the styles of $name',
    ({ css }) => {
      for (const selector of css.match(/[^{}]+(?=\{[^{}]*\})/g) ?? []) {
        // Pseudo-elements are not allowed inside `:where()`, and only have a tag's specificity.
        expect(selector.trim()).toMatch(/^:where\(.*\)(?:::(?:before|after))?$/)
        // Browsers try a rule with a list inside `:where()` on every element.
        expect(selector).not.toMatch(/:where\([^()]*,/)
      }
      expect(css).not.toMatch(/\d(?:rem)\b|!important/)
    },
  )
})
