// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { block, component, deepFreeze, entry } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import { type RenderedEntry, renderEntry } from '../../render/testing/renderEntry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { fakeObservers, fakeReducedMotion, withoutObservers } from '../internals/testing/fakeView'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { playbackFor, videoBlock, videoType } from './Video'
import type { VideoOptions } from './videoOptions'

const child = block({ id: 'builder-child' })

function entryOf(options: VideoOptions, overrides: Partial<Block> = {}): ContentEntry {
  const video = component('Video', { ...options }, { id: 'builder-v', ...overrides })
  return deepFreeze(entry([video]))
}

function render(options: VideoOptions, overrides: Partial<Block> = {}): Promise<RenderedEntry> {
  return renderEntry(entryOf(options, overrides), [videoBlock])
}

const { prototype } = document.defaultView!.HTMLMediaElement

beforeEach(() => {
  vi.spyOn(prototype, 'load').mockImplementation(() => {})
  vi.spyOn(prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(prototype, 'play').mockRejectedValue(new Error('not allowed'))
})

describe('Video', () => {
  it('offers its captions, and asks for CORS where they come from elsewhere', async () => {
    const captions = [
      { src: '/en.vtt', srclang: 'en', label: 'English', default: true },
      { src: '/de.vtt', srclang: 'de', kind: 'subtitles' },
      { src: 'javascript:alert(1)' },
      {},
    ]
    const rendered = await render({ video: '/v.mp4', captions })
    const attributesOf = (element: Element) =>
      Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]))
    expect(rendered.all('video > track').map(attributesOf)).toEqual([
      { src: '/en.vtt', srclang: 'en', label: 'English', kind: 'captions', default: '' },
      { src: '/de.vtt', srclang: 'de', label: 'de', kind: 'subtitles' },
    ])
    expect(rendered.get('video').hasAttribute('crossorigin')).toBe(false)
    expect(takeConsole()).toHaveLength(1)

    const elsewhere = await render({ captions: [{ src: 'https://cdn.example.com/en.vtt' }] })
    expect(elsewhere.get('video').getAttribute('crossorigin')).toBe('anonymous')
  })

  it('stands in its block with a box that keeps its room', async () => {
    const rendered = await render({
      video: '/v.mp4',
      autoPlay: true,
      muted: true,
      aspectRatio: 0.5,
      fit: 'cover',
    })
    expect(rendered.get('.builder-v').classList.contains('builder-has-component')).toBe(false)
    const video = rendered.get<HTMLVideoElement>('.builder-v > div > video.builder-video')
    expect(video.hasAttribute('autoplay')).toBe(true)
    expect(video.hasAttribute('muted')).toBe(true)
    expect(video.muted).toBe(true)
    expect(video.getAttribute('preload')).toBe('metadata')
    expect(video.style.objectFit).toBe('cover')
    expect(rendered.get('.builder-video-sizer').style.paddingTop).toBe('50%')
  })

  it.each([
    { options: {}, on: [] },
    {
      options: { autoPlay: true, controls: true, loop: true, muted: true, playsInline: true },
      on: ['autoplay', 'controls', 'loop', 'muted', 'playsinline'],
    },
    { options: { playsInline: true }, on: ['playsinline'] },
  ])('has the attributes $on for $options', async ({ options, on }) => {
    const video = (await render({ video: '/v.mp4', ...options })).get('video')
    const names = ['autoplay', 'controls', 'loop', 'muted', 'playsinline']
    expect(names.filter((name) => video.hasAttribute(name))).toEqual(on)
  })

  it('is muted by its attribute too, which React leaves out', async () => {
    vi.spyOn(prototype, 'muted', 'set').mockImplementation(() => {})
    const rendered = await render({ video: '/v.mp4', muted: true })
    expect(rendered.get('video').hasAttribute('muted')).toBe(true)
  })

  it.each([
    { video: '/v.webm', type: 'video/webm' },
    { video: '/v', type: 'video/mp4' },
  ])('says that $video is $type', async ({ video, type }) => {
    const source = (await render({ video, lazyLoad: false })).get('video > source')
    expect(source.getAttribute('src')).toBe(video)
    expect(source.getAttribute('type')).toBe(type)
  })

  it('drops hostile addresses', async () => {
    const rendered = await render({
      video: 'javascript:a',
      posterImage: 'javascript:b',
      lazyLoad: false,
    })
    expect(rendered.all('source')).toEqual([])
    expect(rendered.get('video').getAttribute('poster')).toBeNull()
    expect(takeConsole()).toHaveLength(2)
  })

  it('takes its poster, size, position and name from its author', async () => {
    const rendered = await render(
      { posterImage: '/p.png', width: 640, height: '360', position: 'top', preload: 'none' },
      { properties: { 'aria-label': 'Roasting coffee' } },
    )
    const video = rendered.get('video')
    expect(video.getAttribute('poster')).toBe('/p.png')
    expect(video.getAttribute('width')).toBe('640')
    expect(video.getAttribute('height')).toBe('360')
    expect(video.getAttribute('preload')).toBe('none')
    expect(video.getAttribute('aria-label')).toBe('Roasting coffee')
    expect(video.style.objectPosition).toBe('top')
  })

  it.each([
    { options: { aspectRatio: 0.5, fitContent: true }, sizer: false, box: 'builder-video-content' },
    { options: { aspectRatio: 0.5, fitContent: false }, sizer: true, box: 'builder-video-overlay' },
    { options: {}, sizer: false, box: 'builder-video-overlay' },
  ])('puts a child into $box for $options', async ({ options, sizer, box }) => {
    const rendered = await render({ video: '/v.mp4', ...options }, { children: [child] })
    expect(rendered.get('.builder-child').parentElement?.className).toBe(box)
    expect(rendered.all('.builder-video-sizer')).toHaveLength(sizer ? 1 : 0)
  })
})

describe('the source of a Video', () => {
  it.each([{ lazyLoad: undefined }, { lazyLoad: true }])(
    'waits until it comes into view, with lazyLoad $lazyLoad',
    async ({ lazyLoad }) => {
      const observers = fakeObservers()
      const rendered = await render({ video: '/v.mp4', ...(lazyLoad && { lazyLoad }) })
      expect(rendered.all('source')).toEqual([])
      expect(prototype.load).not.toHaveBeenCalled()

      observers.move(rendered.get('.builder-video-frame'), true)
      expect(rendered.get('source').getAttribute('src')).toBe('/v.mp4')
      expect(prototype.load).toHaveBeenCalledTimes(1)
    },
  )

  it('is there at once when it need not wait, and is not loaded twice', async () => {
    const rendered = await render({ video: '/v.mp4', lazyLoad: false })
    expect(rendered.get('source')).toBeTruthy()
    expect(prototype.load).not.toHaveBeenCalled()
  })

  it('is there at once where nothing tells what is in view', async () => {
    withoutObservers()
    expect((await render({ video: '/v.mp4' })).get('source')).toBeTruthy()
  })

  it('is loaded again when the author changes it', async () => {
    const rendered = await render({ video: '/v.mp4', lazyLoad: false, autoPlay: true })
    await rendered.rerender(entryOf({ video: '/w.mp4', lazyLoad: false, autoPlay: true }))
    expect(rendered.get('source').getAttribute('src')).toBe('/w.mp4')
    expect(prototype.load).toHaveBeenCalledTimes(1)
  })

  it('comes with a new video, which loads it, where nothing else has to be kept', async () => {
    const rendered = await render({ video: '/v.mp4', lazyLoad: false })
    const before = rendered.get('video')
    await rendered.rerender(entryOf({ video: '/w.mp4', lazyLoad: false }))
    expect(rendered.get('source').getAttribute('src')).toBe('/w.mp4')
    expect(rendered.get('video')).not.toBe(before)
  })
})

describe('a Video from a server', () => {
  const options = { video: '/v.mp4', autoPlay: true, muted: true }

  it('keeps its source, and starts once it comes into view', () => {
    const observers = fakeObservers()
    const { container } = hydrateEntry(entryOf(options), [videoBlock])
    const video = container.querySelector('video') as HTMLVideoElement
    expect([video.autoplay, video.querySelectorAll('source').length]).toEqual([false, 1])

    observers.move(container.querySelector('.builder-video-frame') as Element, true)
    expect(video.autoplay).toBe(true)
    expect(prototype.play).toHaveBeenCalledTimes(1)
    expect(prototype.load).not.toHaveBeenCalled()
  })

  it('does not start for a visitor who prefers reduced motion', () => {
    fakeReducedMotion(true)
    const { container } = hydrateEntry(entryOf({ ...options, lazyLoad: false }), [videoBlock])
    expect(container.querySelector('video')?.controls).toBe(true)
    expect(prototype.play).not.toHaveBeenCalled()
  })
})

describe('a Video for a visitor who prefers reduced motion', () => {
  it('does not start by itself, and can be started', async () => {
    fakeReducedMotion(true)
    const video = (await render({ video: '/v.mp4', autoPlay: true })).get('video')
    expect(video.hasAttribute('autoplay')).toBe(false)
    expect(video.hasAttribute('controls')).toBe(true)
  })

  it('stops when they say so while it plays', async () => {
    const reduce = fakeReducedMotion(false)
    const video = (await render({ video: '/v.mp4', autoPlay: true })).get('video')
    expect(video.hasAttribute('autoplay')).toBe(true)
    reduce(true)
    expect(prototype.pause).toHaveBeenCalledTimes(1)
    expect(video.hasAttribute('autoplay')).toBe(false)
  })
})

describe('a Video that waits for nothing and does not play by itself', () => {
  const isStatic = ({ get }: RenderedEntry): boolean =>
    Object.keys(get('video')).every((name) => !name.startsWith('__react'))
  const still: VideoOptions = { video: '/v.mp4', lazyLoad: false }

  it.each<VideoOptions>([
    {},
    { controls: true, loop: true, playsInline: true, muted: true },
    { aspectRatio: 0.5, fit: 'contain', posterImage: '/p.png', width: 300 },
    { captions: [{ src: 'https://cdn.example.com/en.vtt', srclang: 'en', default: true }] },
  ])('is rendered past React, and looks the same: %j', async (more) => {
    const content = entryOf({ ...still, ...more }, { children: [child] })
    const past = await renderEntry(content, [videoBlock], { staticBlocks: true })
    expect(isStatic(past)).toBe(true)
    const markup = past.get('.builder-v').innerHTML
    expect(past.get<HTMLVideoElement>('video').muted).toBe(more.muted === true)
    past.unmount()
    const byReact = await renderEntry(content, [videoBlock], { staticBlocks: false })
    expect(isStatic(byReact)).toBe(false)
    expect(sorted(byReact.get('.builder-v').innerHTML)).toBe(sorted(markup))
  })

  it.each<VideoOptions>([{ lazyLoad: true }, { autoPlay: true }])(
    'is left to React with %j',
    async (more) => {
      const content = entryOf({ ...still, ...more })
      expect(isStatic(await renderEntry(content, [videoBlock], { staticBlocks: true }))).toBe(false)
    },
  )
})

/** Sorts the attributes of each element. */
function sorted(html: string): string {
  return html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)/g, (_, tag, attributes: string) => {
    return `<${tag} ${attributes
      .trim()
      .split(/ (?=[\w-]+=")/)
      .sort()
      .join(' ')}`
  })
}

describe('playbackFor', () => {
  it('does nothing that was not asked for', () => {
    expect(playbackFor({})).toEqual({
      autoPlay: false,
      controls: false,
      loop: false,
      muted: false,
      playsInline: false,
    })
  })

  it.each([
    { options: { autoPlay: true }, reduced: false, autoPlay: true, controls: false },
    { options: { autoPlay: true }, reduced: true, autoPlay: false, controls: true },
    { options: { autoPlay: false }, reduced: true, autoPlay: false, controls: false },
    { options: { controls: true }, reduced: false, autoPlay: false, controls: true },
  ])('of $options, with motion reduced ($reduced)', ({ options, reduced, ...expected }) => {
    expect(playbackFor(options, { reducedMotion: reduced })).toMatchObject(expected)
  })
})

describe('videoType', () => {
  it.each([
    ['/v.mp4', 'video/mp4'],
    ['/v.webm', 'video/webm'],
    ['/v.WEBM?x=1.mp4', 'video/webm'],
    ['/v.ogv#t=3', 'video/ogg'],
    ['/v.ogg ', 'video/ogg'],
    ['https://cdn.example.com/assets?file=v.webm', 'video/mp4'],
    ['/v.mov', 'video/mp4'],
    ['/v.constructor', 'video/mp4'],
    ['', 'video/mp4'],
  ])('reads %j as %s', (address, type) => {
    expect(videoType(address)).toBe(type)
  })
})
