import { describe, expect, it } from 'vitest'
import { component, entry, text } from '../content/testing/blocks'
import type { Block } from '../content/types'
import type { RenderOptions } from './RenderOptions'
import { renderToHtml } from './renderToHtml'

const OPTIONS: RenderOptions = { apiKey: 'key', model: 'page' }

const forPlan = (plan: string, blocks: readonly Block[]) => ({
  query: [{ property: 'plan', operator: 'is' as const, value: plan }],
  blocks,
})

describe('renderToHtml of personalized blocks', () => {
  it('renders every block once, however many variants there are', () => {
    let renders = 0
    const counted = component('Counted')
    const blocks = {
      Counted: {
        component: () => {
          renders += 1
          return 'counted'
        },
      },
    }
    const plain = Array.from({ length: 500 }, () => counted)
    const variants = Array.from({ length: 6 }, (_, index) => forPlan(`p${index}`, [counted]))
    const personalized = Array.from({ length: 10 }, () =>
      component('PersonalizationContainer', { variants }, { children: [counted] }),
    )
    const { html } = renderToHtml(entry([...plain, ...personalized]), { ...OPTIONS, blocks })
    expect(html.match(/<template data-sb-variant=/g)).toHaveLength(60)
    expect(renders).toBe(500 + 10 * (1 + 6))
  })

  it('leaves out no variant', () => {
    const variants = Array.from({ length: 200 }, (_, index) =>
      forPlan(`p${index}`, [text(`for ${index}.`)]),
    )
    const { html } = renderToHtml(
      entry([component('PersonalizationContainer', { variants })]),
      OPTIONS,
    )
    for (const index of variants.keys()) expect(html).toContain(`>for ${index}.<`)
  })

  it('keeps the targeting of variants that are no objects in step', () => {
    const variants = [null, forPlan('pro', [text('for pro')])]
    const { html } = renderToHtml(
      entry([component('PersonalizationContainer', { variants })]),
      OPTIONS,
    )
    expect(Array.from(html.matchAll(/data-sb-variant="([^"]*)"/g), ([, value]) => value)).toEqual([
      'null',
      expect.stringContaining('pro'),
    ])
  })

  it('brings no variant along where nobody chooses', () => {
    const variants = [forPlan('pro', [text('for pro')])]
    const block = component('PersonalizationContainer', { variants }, { children: [text('all')] })
    const { html } = renderToHtml(entry([block]), { ...OPTIONS, decide: false })
    expect(html.slice(0, html.indexOf('<script'))).not.toContain('for pro')
  })
})
