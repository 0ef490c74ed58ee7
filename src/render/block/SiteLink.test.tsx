// @vitest-environment happy-dom
import { createRequire } from 'node:module'
import { createElement } from 'react'
import { describe, expect, it } from 'vitest'
import { block, entry } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { RenderLink } from '../root/ContentSettings'
import { renderEntry } from '../testing/renderEntry'

const otherReact = createRequire(import.meta.url)('react-18')

describe('SiteLink', () => {
  it.each<[string, RenderLink]>([
    [
      'throws',
      () => {
        throw new Error('no router')
      },
    ],
    ['makes an element of another React', (props) => otherReact.createElement('a', props)],
    [
      'has hooks of another React',
      (props) => createElement(() => <a {...props}>{otherReact.useState('x')}</a>),
    ],
  ])('keeps a plain link and what is in it where the site’s own %s', async (_, renderLink) => {
    const link = block({
      properties: { href: '/x' },
      children: [block({ properties: { text: 'Go' } })],
    })
    const rendered = await renderEntry(entry([link]), [], { renderLink })
    expect(rendered.get('a[href="/x"]').textContent).toBe('Go')
    expect(takeConsole().join()).toContain('renderLink broke, so links are plain: ')
  })
})
