// @vitest-environment happy-dom
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleGuard'
import type { BlockProps } from '../block/BlockDefinition'

const HTML = '<p style="color: red">One &amp; <b>two</b></p><p>Three</p><style>p {}</style>'

function refuse(): never {
  throw new TypeError('This document requires trusted types.')
}

describe('on a page that takes trusted types only, and none of ours', () => {
  it('shows HTML as plain text, and says so once', async () => {
    // What is known of the window is kept with the modules.
    vi.resetModules()
    onTestFinished(() => {
      vi.resetModules()
    })
    vi.stubGlobal('trustedTypes', { createPolicy: refuse })
    vi.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(refuse)
    const { renderEntry } = await import('../testing/renderEntry')
    const { Html } = await import('./Html')
    const { EmbedHtml } = await import('./EmbedHtml')

    const rendered = await renderEntry(deepFreeze(entry([component('H'), component('E')])), [
      { name: 'H', component: () => <Html className="text" html={HTML} /> },
      {
        name: 'E',
        component: ({ id }: BlockProps) => <EmbedHtml className="embed" html={HTML} id={id} />,
      },
    ])
    for (const place of ['.text', '.embed']) {
      expect(rendered.get(place).textContent).toBe('One & two\nThree')
    }
    expect(takeConsole()).toEqual([expect.stringContaining('shown as plain text')])
  })
})
