// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it } from 'vitest'
import { renderToHtml } from '../../src/server/renderToHtml'
import type { SiteBlocksElement } from '../element/SiteBlocksElement'
import { SiteBlocks, type SiteBlocksProps } from './SiteBlocks'

const OPTIONS = { apiKey: 'k', model: 'page' }

afterEach(cleanup)

describe('SiteBlocks', () => {
  it('unsets what a later render leaves out', () => {
    const onDebug = (): void => {}
    const page = (more: Partial<SiteBlocksProps>) => <SiteBlocks {...OPTIONS} {...more} />
    const { container, rerender } = render(page({ data: { who: 'Ann' }, locale: 'de', onDebug }))
    const given = (): unknown[] => {
      const element = container.querySelector('site-blocks') as Element & SiteBlocksProps
      // React 19 sets a property if the element has one of that name.
      return [element.data, element.onDebug, element.getAttribute('locale') ?? element.locale]
    }
    expect(given()).toEqual([{ who: 'Ann' }, onDebug, 'de'])
    rerender(page({}))
    expect(given()).toEqual([undefined, undefined, undefined])
    rerender(page({ data: { who: 'Bob' }, locale: undefined }))
    rerender(page({ data: undefined, locale: 'it' }))
    expect(given()).toEqual([undefined, undefined, 'it'])
  })

  it('sets what JSON would lose as a property, and writes the rest as attributes', () => {
    const lost = {
      fetchOptions: { headers: new Headers({ 'x-plan': 'pro' }) },
      userAttributes: { seen: new Map([['a', 1]]) },
    } as Partial<SiteBlocksProps>
    const query = { 'data.tags': ['a', { b: null }] }
    const page = <SiteBlocks {...OPTIONS} {...lost} query={query} />
    const { container } = render(page)
    const element = container.querySelector('site-blocks') as SiteBlocksElement
    expect(element).toMatchObject(lost)
    expect(element.getAttributeNames().sort()).toEqual(['api-key', 'model', 'query'])
    expect(element.getAttribute('query')).toBe(JSON.stringify(query))
    expect(renderToString(page)).not.toContain('fetch-options')
  })

  it('has the value of the last render, whether JSON can hold it or not', () => {
    const values = [undefined, { since: new Date(0) }, { plan: 'a' }, { plan: 'b' }]
    const page = (query: (typeof values)[number]) => (
      <SiteBlocks {...OPTIONS} {...({ query } as Partial<SiteBlocksProps>)} />
    )
    for (const first of values)
      for (const second of values)
        for (const third of values) {
          const { container, rerender, unmount } = render(page(first))
          const element = container.querySelector('site-blocks') as SiteBlocksElement
          for (const value of [first, second, third]) {
            rerender(page(value))
            // A property overrides the attribute.
            const text = element.getAttribute('query')
            const read = 'query' in element ? element.query : text ? JSON.parse(text) : undefined
            expect(read, JSON.stringify([first, second, third])).toEqual(value)
          }
          unmount()
        }
  })

  it('leaves alone a property of every element whose option is undefined', () => {
    const given = { nonce: undefined } as Partial<SiteBlocksProps>
    const { container } = render(<SiteBlocks {...OPTIONS} {...given} />)
    expect(Object.keys(container.querySelector('site-blocks') ?? {})).not.toContain('nonce')
  })

  it('keeps a secret and an entry out of the markup, as properties', () => {
    const kept = { authToken: 'secret', content: { id: 'e', data: { blocks: [] } } }
    const page = <SiteBlocks {...OPTIONS} {...kept} />
    const { container } = render(page)
    expect(container.querySelector('site-blocks')).toMatchObject(kept)
    for (const html of [renderToString(page), container.innerHTML])
      expect(html).not.toMatch(/secret|content|auth/)
  })

  it('treats null as an option that is left out', () => {
    const given = { locale: null } as unknown as Partial<SiteBlocksProps>
    expect(renderToString(<SiteBlocks {...OPTIONS} {...given} />)).not.toContain('locale')
  })

  it.each([false, true])(
    'passes its element to a ref once, and null at the end, with a server’s HTML: %s',
    (isServed) => {
      const html = isServed ? renderToHtml({ id: 'e', data: {} }, OPTIONS).html : undefined
      const heard: unknown[] = []
      const ref = (element: SiteBlocksElement | null): void => {
        heard.push(element?.localName ?? null)
      }
      const page = (plan: string) => (
        <SiteBlocks {...OPTIONS} {...(html && { html })} ref={ref} data={{ plan }} />
      )
      const { rerender, unmount } = render(page('free'))
      rerender(page('pro'))
      expect(heard).toEqual(['site-blocks'])
      unmount()
      expect(heard).toEqual(['site-blocks', null])
    },
  )

  it('shows the role', () => {
    const ref = createRef<SiteBlocksElement>()
    render(<SiteBlocks {...OPTIONS} role="region" ref={ref} />)
    expect(ref.current?.getAttribute('role')).toBe('region')
  })
})
