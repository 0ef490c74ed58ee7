// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block } from '../../content/types'
import type { RenderLink } from '../../render/block/ContentSettings'
import { renderEntry } from '../../render/testing/renderEntry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { buttonBlock } from './Button'
import type { ButtonOptions } from './buttonOptions'

async function render(
  options: ButtonOptions,
  overrides: Partial<Block> = {},
  renderLink?: RenderLink,
): Promise<HTMLElement> {
  const block = component('Core:Button', { ...options }, { id: 'builder-b', ...overrides })
  const rendered = await renderEntry(deepFreeze(entry([block])), [buttonBlock], { renderLink })
  return rendered.get('.builder-blocks > .builder-block')
}

const attributesOf = (element: Element): Record<string, string> =>
  Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))

describe('Button', () => {
  it('is a link when it has an address', async () => {
    const link = await render({ text: 'Go', link: '/x' })
    expect(link.tagName).toBe('A')
    expect(link.textContent).toBe('Go')
    expect(attributesOf(link)).toEqual({
      class: 'builder-block builder-b builder-has-component builder-button',
      'builder-id': 'builder-b',
      href: '/x',
    })
  })

  it('opens a new tab without handing it the page', async () => {
    const link = await render({ text: 'Go', link: '/x', openLinkInNewTab: true })
    expect(attributesOf(link)).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  })

  it('is a button without an address', async () => {
    const button = await render({ text: 'Go', openLinkInNewTab: true })
    expect(button.tagName).toBe('BUTTON')
    expect(button.textContent).toBe('Go')
    expect(attributesOf(button)).toEqual({
      class: 'builder-block builder-b builder-has-component builder-button',
      'builder-id': 'builder-b',
      type: 'button',
    })
  })

  it.each([
    { text: undefined, expected: '' },
    { text: '<b>a</b>', expected: '<b>a</b>' },
    { text: 5, expected: '5' },
    { text: { a: 1 }, expected: '' },
  ])('says "$expected" for the text $text', async ({ text, expected }) => {
    expect((await render({ text } as ButtonOptions)).textContent).toBe(expected)
  })

  it.each([{ link: '' }, { link: 'javascript:alert(1)', warns: true }, { link: 5, warns: true }])(
    'is a button for the address $link',
    async ({ link, warns = false }) => {
      expect((await render({ link } as ButtonOptions)).tagName).toBe('BUTTON')
      expect(takeConsole()).toHaveLength(warns ? 1 : 0)
    },
  )

  it.each([
    { options: {}, href: '/own' },
    { options: { link: '/option' }, href: '/option' },
  ])('takes the address of its properties when $options has none', async ({ options, href }) => {
    const link = await render(options, { properties: { href: '/own' } })
    expect(link.getAttribute('href')).toBe(href)
  })

  it.each([{ link: '/x' }, {}])('carries the attributes of its block, with %j', async (options) => {
    const properties = { id: 'buy', 'aria-label': 'Buy now', class: 'wide' }
    const element = await render(options, { properties })
    expect(attributesOf(element)).toMatchObject({ id: 'buy', 'aria-label': 'Buy now' })
    expect(element.classList.contains('wide')).toBe(true)
  })

  it('can be a button that submits', async () => {
    const button = await render({}, { properties: { type: 'submit' } })
    expect(button.getAttribute('type')).toBe('submit')
  })

  it.each([{ link: '#x' }, {}])(
    'does what its author says on a click, with %j',
    async (options) => {
      const click = 'event.preventDefault(); context.clicked(block.id)'
      const clicked = vi.fn()
      const block = component('Core:Button', options, { id: 'builder-b', actions: { click } })
      const rendered = await renderEntry(deepFreeze(entry([block])), [buttonBlock], {
        context: { clicked },
      })
      rendered.get('.builder-b').focus()
      expect(rendered.shadowRoot.activeElement).toBe(rendered.get('.builder-b'))
      await userEvent.keyboard('{Enter}')
      expect(clicked.mock.calls).toEqual([['builder-b']])
    },
  )

  it("is rendered by the host's own link", async () => {
    const link = await render({ text: 'Go', link: '/x' }, {}, ({ children, ...attributes }) => (
      <a {...attributes} data-router="yes">
        {children}
      </a>
    ))
    expect(attributesOf(link)).toMatchObject({ href: '/x', 'data-router': 'yes' })
    expect(link.textContent).toBe('Go')
  })
})
