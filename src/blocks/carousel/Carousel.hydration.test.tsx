// @vitest-environment happy-dom
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { act } from '@testing-library/react'
import type { ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished } from 'vitest'
import { block, component, entry } from '../../content/testing/blocks'
import type { ContentContextValue } from '../../render/block/ContentContext'
import { EntryContext } from '../../render/block/EntryContext'
import { useContentContext } from '../../render/block/useContentContext'
import { renderEntry } from '../../render/testing/renderEntry'
import { replaceInView } from '../internals/testing/fakeView'
import { Carousel } from './Carousel'
import { slidesOf } from './testing/renderCarousel'

let context: ContentContextValue | null = null

/** Exposes the context that an entry provides. */
function Probe(): null {
  context = useContentContext()
  return null
}

/** A carousel outside of its entry. */
async function carouselWith(options: object): Promise<ReactElement> {
  await renderEntry(entry([component('Probe')]), [{ name: 'Probe', component: Probe }])
  const attributes = { className: 'builder-block', 'builder-id': 'builder-c' }
  const identity = { id: 'builder-c', path: 'blocks.0', tag: 'div', children: null }
  return (
    <CacheProvider value={createCache({ key: 'test' })}>
      <EntryContext value={context}>
        <Carousel {...identity} block={block()} attributes={attributes} options={options} />
      </EntryContext>
    </CacheProvider>
  )
}

describe('a Carousel that a server has rendered', () => {
  it.each([
    { name: 'at the first slide', slickProps: {}, current: '0' },
    { name: 'at another slide', slickProps: { initialSlide: 2 }, current: '2' },
  ])('has one slide there, and all in the browser, $name', async ({ slickProps, current }) => {
    replaceInView('innerWidth', 800)
    const carousel = await carouselWith({ slides: slidesOf(4), autoplay: true, slickProps })
    const container = document.createElement('div')
    document.body.append(container)
    container.innerHTML = renderToString(carousel)
    expect(container.querySelectorAll('.slick-slide')).toHaveLength(1)
    expect(container.querySelectorAll('[inert], [style], button')).toHaveLength(0)
    expect(container.querySelector('.slick-slide')?.getAttribute('aria-label')).toBe('1 of 4')
    const slide = container.querySelector('.slick-slide')

    const errors: unknown[] = []
    act(() => {
      const onRecoverableError = (error: unknown): void => void errors.push(error)
      const root = hydrateRoot(container, carousel, { onRecoverableError })
      onTestFinished(() => {
        act(() => root.unmount())
        container.remove()
      })
    })
    expect(errors).toEqual([])
    expect(container.querySelectorAll('.slick-slide')).toHaveLength(4)
    expect(container.querySelector('.slick-slide')).toBe(slide)
    expect(container.querySelector('.slick-current')?.getAttribute('data-index')).toBe(current)
    expect(container.querySelectorAll('.slick-pause, .slick-arrow')).toHaveLength(3)
  })
})
