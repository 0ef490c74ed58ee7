// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
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
})
