// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { block, entry } from '../../src/content/testing/blocks'
import { defineElement } from '../element/SiteBlocksElement'
import { createHostPage } from '../page/createHostPage'
import { freshEnvironment } from '../testing/trackedPage'
import { createMount } from '../widget/createMount'
import { SiteBlocks, type SiteBlocksProps } from './SiteBlocks'

const content = entry(
  [
    block({
      bindings: { 'properties.text': '(state.who || "nobody") + ", " + (state.locale || "none")' },
    }),
  ],
  { id: 'greeting' },
)

const OPTIONS = { apiKey: 'k', model: 'page', canTrack: false }

const shown = (): string | undefined =>
  document.querySelector('site-blocks')?.shadowRoot?.textContent

beforeAll(() => defineElement(window, createMount(createHostPage([], freshEnvironment()))))
afterEach(cleanup)

describe('SiteBlocks', () => {
  it('unsets what a later render leaves out', async () => {
    const onDebug = vi.fn()
    const signedIn: Partial<SiteBlocksProps> = { data: { who: 'Ann' }, locale: 'de', onDebug }
    const page = (more: Partial<SiteBlocksProps>) => <SiteBlocks {...OPTIONS} {...more} />
    vi.stubGlobal('fetch', async () => Response.json({ results: [content] }))
    const { rerender } = render(page(signedIn))
    await vi.waitFor(() => expect(shown()).toBe('Ann, de'))
    onDebug.mockClear()
    rerender(page({}))
    await vi.waitFor(() => expect(shown()).toBe('nobody, none'))
    expect(onDebug).not.toHaveBeenCalled()
    rerender(page({ locale: 'fr' }))
    await vi.waitFor(() => expect(shown()).toBe('nobody, fr'))
    rerender(page({ data: { who: 'Bob' }, locale: undefined }))
    await vi.waitFor(() => expect(shown()).toBe('Bob, none'))
    rerender(page({ data: undefined, locale: 'it' }))
    await vi.waitFor(() => expect(shown()).toBe('nobody, it'))
  })
})
