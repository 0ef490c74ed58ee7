// @vitest-environment happy-dom
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { attributesOf, type BlockSetting, renderBlock } from '../internals/testing/renderBlock'
import { buttonBlock } from './Button'

const render = async (options: object, setting?: BlockSetting): Promise<HTMLElement> =>
  (await renderBlock(buttonBlock, options, setting)).get('.builder-blocks > .builder-block')

const identity = {
  class: 'builder-block builder-b builder-has-component builder-button',
  'builder-id': 'builder-b',
}

describe('Button', () => {
  it.each([
    { what: 'a link', more: { link: '/x' }, tag: 'A', attributes: { href: '/x' } },
    {
      what: 'a link that hands the page to no new tab',
      more: { link: '/x', openLinkInNewTab: true },
      tag: 'A',
      attributes: { href: '/x', target: '_blank', rel: 'noopener noreferrer' },
    },
    {
      what: 'a button without an address',
      more: { openLinkInNewTab: true },
      tag: 'BUTTON',
      attributes: { type: 'button' },
    },
  ])('is $what', async ({ more, tag, attributes }) => {
    const element = await render({ text: 'Go', ...more })
    expect([element.tagName, element.textContent]).toEqual([tag, 'Go'])
    expect(attributesOf(element)).toEqual({ ...identity, ...attributes })
  })

  it.each([
    { text: undefined, expected: '' },
    { text: '<b>a</b>', expected: '<b>a</b>' },
    { text: { a: 1 }, expected: '' },
  ])('says "$expected" for the text $text', async ({ text, expected }) => {
    expect((await render({ text })).textContent).toBe(expected)
  })

  it.each([
    { link: '', warnings: 0 },
    { link: 'javascript:alert(1)', warnings: 1 },
    { link: 5, warnings: 1 },
  ])('is a button for the address $link', async ({ link, warnings }) => {
    expect((await render({ link })).tagName).toBe('BUTTON')
    expect(takeConsole()).toHaveLength(warnings)
  })

  it.each([
    { options: {}, href: '/own' },
    { options: { link: '/option' }, href: '/option' },
  ])('uses the address of its properties when $options has none', async ({ options, href }) => {
    const link = await render(options, { block: { properties: { href: '/own' } } })
    expect(link.getAttribute('href')).toBe(href)
  })

  it.each([{ link: '/x' }, {}])('carries the attributes of its block, with %j', async (options) => {
    const properties = { id: 'buy', 'aria-label': 'Buy now', class: 'wide', type: 'submit' }
    const element = await render(options, { block: { properties } })
    const { class: classes, ...others } = properties
    expect(attributesOf(element)).toMatchObject(others)
    expect(element.classList.contains(classes)).toBe(true)
  })

  it.each([{ link: '#x' }, {}])(
    'does what its author says on a click, with %j',
    async (options) => {
      const clicked = vi.fn()
      const actions = { click: 'event.preventDefault(); context.clicked(block.id)' }
      const button = await render(options, {
        block: { actions },
        content: { context: { clicked } },
      })
      button.focus()
      await userEvent.keyboard('{Enter}')
      expect(clicked.mock.calls).toEqual([['builder-b']])
    },
  )

  it("is rendered by the host's own link", async () => {
    const link = await render(
      { text: 'Go', link: '/x' },
      { content: { renderLink: (props) => <a data-router="yes" {...props} /> } },
    )
    expect(attributesOf(link)).toMatchObject({ href: '/x', 'data-router': 'yes' })
    expect(link.textContent).toBe('Go')
  })
})
