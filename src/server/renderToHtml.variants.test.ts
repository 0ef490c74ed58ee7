import { describe, expect, it } from 'vitest'
import { component, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import { markupOf, serve } from './testing/serve'

const forPlan = (plan: string, blocks: readonly Block[]) => ({
  query: [{ property: 'plan', operator: 'is' as const, value: plan }],
  blocks,
})

describe('renderToHtml of personalized blocks', () => {
  it('renders every block once, however many variants there are', () => {
    let renders = 0
    const counted = component('Counted')
    const Counted = { component: () => `counted ${renders++}` }
    const plain = Array.from({ length: 500 }, () => counted)
    const variants = Array.from({ length: 6 }, (_, index) => forPlan(`p${index}`, [counted]))
    const personalized = Array.from({ length: 10 }, () =>
      component('PersonalizationContainer', { variants }, { children: [counted] }),
    )
    const { html } = serve([...plain, ...personalized], { blocks: { Counted } })
    expect(html.match(/<template data-sb-variant=/g)).toHaveLength(60)
    expect(renders).toBe(500 + 10 * (1 + 6))
  })

  it('leaves out no variant', () => {
    const variants = Array.from({ length: 200 }, (_, index) =>
      forPlan(`p${index}`, [text(`for ${index}.`)]),
    )
    const { html } = serve([component('PersonalizationContainer', { variants })])
    for (const index of variants.keys()) expect(html).toContain(`>for ${index}.<`)
  })

  it('aligns the targeting of variants that are not objects', () => {
    const variants = [null, forPlan('pro', [text('for pro')])]
    const { html } = serve([component('PersonalizationContainer', { variants })])
    expect(Array.from(html.matchAll(/data-sb-variant="([^"]*)"/g), ([, value]) => value)).toEqual([
      'null',
      expect.stringContaining('pro'),
    ])
  })

  it('includes no variant where nobody chooses', () => {
    const variants = [forPlan('pro', [text('for pro')])]
    const block = component('PersonalizationContainer', { variants }, { children: [text('all')] })
    expect(markupOf(serve([block], { decide: false }))).not.toContain('for pro')
  })
})
