// @vitest-environment happy-dom
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { block, entry } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { RenderLink } from '../block/ContentSettings'
import { renderEntry } from '../testing/renderEntry'

const otherReact = createRequire(import.meta.url)('react-18')

/** The link as a root shows it. */
async function shown(renderLink: RenderLink): Promise<Element> {
  const children = [block({ properties: { text: 'Go' } })]
  const link = block({ properties: { href: '/x' }, children })
  return (await renderEntry(entry([link]), [], { renderLink })).get('a[href="/x"]')
}

const Foreign: RenderLink = (props) => <a {...props}>{otherReact.useState('x')}</a>

function throws(): never {
  throw new Error('no router')
}

describe('SiteLink', () => {
  it('is the site’s own link', async () => {
    const link = await shown((props) => <a {...props} data-router="" />)
    expect(link.outerHTML).toContain('data-router')
    expect(link.textContent).toBe('Go')
  })

  it.each<[string, RenderLink]>([
    ['throws', throws],
    ['makes an element of another React', (props) => otherReact.createElement('a', props)],
    ['has hooks of another React', (props) => createElement(Foreign, props)],
  ])('is plain, with what is in it, where the site’s own %s', async (_, renderLink) => {
    expect((await shown(renderLink)).textContent).toBe('Go')
    expect(takeConsole().join()).toContain('renderLink broke, so links are plain: ')
  })
})
