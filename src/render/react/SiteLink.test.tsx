// @vitest-environment happy-dom
import { createRequire } from 'node:module'
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { block, entry } from '../../content/testing/blocks'
import { takeConsole } from '../../utils/testing/consoleMessages'
import type { RenderLink } from '../block/ContentSettings'
import { createRegistry } from '../block/createRegistry'
import { createContentRoot } from './createContentRoot'

const otherReact = createRequire(import.meta.url)('react-18')

const LINK = block({
  properties: { href: '/x' },
  children: [block({ properties: { text: 'Go' } })],
})

/** The link as a root shows it. */
async function shown(renderLink: RenderLink): Promise<Element | null | undefined> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  const root = createContentRoot(container, { registry: createRegistry() })
  let done: Promise<void> | undefined
  act(() => {
    done = root.show({ entry: entry([LINK]), model: 'page', renderLink })
  })
  await done
  return container.shadowRoot?.querySelector('a[href="/x"]')
}

describe('SiteLink', () => {
  it('is the site’s own link', async () => {
    const link = await shown((props) => <a {...props} data-router="" />)
    expect(link?.outerHTML).toContain('data-router')
    expect(link?.textContent).toBe('Go')
  })

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
  ])('is plain, with what is in it, where the site’s own %s', async (_, renderLink) => {
    expect((await shown(renderLink))?.textContent).toBe('Go')
    expect(takeConsole().join()).toContain('renderLink broke, so links are plain: ')
  })
})
