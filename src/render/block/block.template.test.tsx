// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { block, deepFreeze, entry } from '../../content/testing/blocks'
import { renderEntry } from '../testing/renderEntry'
import { button, click, renderLogic, shows } from '../testing/renderLogic'

describe('Template', () => {
  it('has its children in its content, and nothing beside it', async () => {
    const child = block({ id: 'kid', properties: { title: 'T', text: 'Hi' } })
    const page = entry([block({ tagName: 'template', id: 'a', children: [child] })])
    const template = (await renderEntry(deepFreeze(page))).get<HTMLTemplateElement>('template')
    expect(template.content.children).toHaveLength(1)
    expect(template.innerHTML).toBe(
      '<div title="T" class="builder-block builder-kid" builder-id="builder-kid">Hi</div>',
    )
    expect(template.getAttribute('builder-id')).toBe('builder-a')
  })

  it('follows the state', async () => {
    const template = block({ tagName: 'template', children: [shows('state.n')] })
    const rendered = await renderLogic([template, button('state.n++')], { state: { n: 1 } })
    const { content } = rendered.get<HTMLTemplateElement>('template')
    expect(content.textContent).toBe('1')
    click(rendered)
    expect(content.textContent).toBe('2')
  })
})
