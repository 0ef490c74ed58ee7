// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { block } from '../../content/testing/blocks'
import type { Block, ContentEntry } from '../../content/types'
import type { RenderedEntry } from '../../render/testing/renderEntry'
import { takeConsole } from '../../utils/testing/consoleMessages'
import { expectSamePage } from '../internals/testing/expectSamePage'
import { fakeObservers, fakeReducedMotion } from '../internals/testing/fakeView'
import { hydrateEntry } from '../internals/testing/hydrateEntry'
import { attributesOf, entryWith, renderBlock } from '../internals/testing/renderBlock'
import { playbackFor, videoBlock, videoType } from './Video'
import type { VideoOptions } from './videoOptions'

const child = block({ id: 'builder-child' })

const render = (options: object, block: Partial<Block> = {}): Promise<RenderedEntry> =>
  renderBlock(videoBlock, options, { block })
const renderVideo = async (options: object, block?: Partial<Block>): Promise<HTMLVideoElement> =>
  (await render(options, block)).get('video')
const entryOf = (options: VideoOptions): ContentEntry => entryWith('Video', options)

const { prototype } = document.defaultView!.HTMLMediaElement

beforeEach(() => {
  vi.spyOn(prototype, 'load').mockImplementation(() => {})
  vi.spyOn(prototype, 'pause').mockImplementation(() => {})
  vi.spyOn(prototype, 'play').mockRejectedValue(new Error('not allowed'))
})

describe('Video', () => {
  it('offers its captions, and uses CORS where they come from elsewhere', async () => {
    const captions = [
      { src: '/en.vtt', srclang: 'en', label: 'English', default: true },
      { src: '/de.vtt', srclang: 'de', kind: 'subtitles' },
      { src: 'javascript:alert(1)' },
      {},
    ]
    const rendered = await render({ video: '/v.mp4', captions })
    expect(rendered.all('video > track').map(attributesOf)).toEqual([
      { src: '/en.vtt', srclang: 'en', label: 'English', kind: 'captions', default: '' },
      { src: '/de.vtt', srclang: 'de', label: 'de', kind: 'subtitles' },
    ])
    expect(rendered.get('video').hasAttribute('crossorigin')).toBe(false)
    expect(takeConsole()).toHaveLength(1)

    const elsewhere = await render({ captions: [{ src: 'https://cdn.example.com/en.vtt' }] })
    expect(elsewhere.get('video').getAttribute('crossorigin')).toBe('anonymous')
  })

  it('is rendered in its block with a box that reserves its space', async () => {
    const { get } = await render({ muted: true, aspectRatio: 0.5, fit: 'cover' })
    const box = '.builder-b:not(.builder-has-component)'
    const video = get<HTMLVideoElement>(`${box} > div > video.builder-video`)
    expect(video.muted).toBe(true)
    expect(attributesOf(video)).toMatchObject({ muted: '', preload: 'metadata' })
    expect(video.style.objectFit).toBe('cover')
    expect(get('.builder-video-sizer').style.paddingTop).toBe('50%')
  })

  it.each(['autoPlay', 'controls', 'loop', 'muted', 'playsInline'])(
    'has only %s',
    async (option) => {
      const video = await renderVideo({ [option]: true })
      const names = ['autoplay', 'controls', 'loop', 'muted', 'playsinline']
      expect(names.filter((name) => video.hasAttribute(name))).toEqual([option.toLowerCase()])
    },
  )

  it('is muted by its attribute too, which React leaves out', async () => {
    vi.spyOn(prototype, 'muted', 'set').mockImplementation(() => {})
    expect((await renderVideo({ muted: true })).hasAttribute('muted')).toBe(true)
  })

  it('names the type of its source', async () => {
    const { get } = await render({ video: '/v.webm', lazyLoad: false })
    expect(attributesOf(get('video > source'))).toEqual({ src: '/v.webm', type: 'video/webm' })
  })

  it('drops hostile addresses', async () => {
    const hostile = { video: 'javascript:a', posterImage: 'javascript:b' }
    const video = await renderVideo({ ...hostile, lazyLoad: false })
    expect([video.childElementCount, video.hasAttribute('poster')]).toEqual([0, false])
    expect(takeConsole()).toHaveLength(2)
  })

  it('has the poster, size, position and name that its author set', async () => {
    const properties = { 'aria-label': 'Roasting coffee' }
    const given = { width: '640', height: '360', preload: 'none' }
    const options = { posterImage: '/p.png', position: 'top', ...given }
    const video = await renderVideo(options, { properties })
    expect(attributesOf(video)).toMatchObject({ poster: '/p.png', ...given, ...properties })
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
  it.each([{}, { lazyLoad: true }])('waits until it comes into view, with %j', async (options) => {
    const observers = fakeObservers()
    const rendered = await render({ video: '/v.mp4', ...options })
    expect(rendered.all('source')).toEqual([])
    expect(prototype.load).not.toHaveBeenCalled()

    observers.move(rendered.get('.builder-video-frame'), true)
    expect(rendered.get('source').getAttribute('src')).toBe('/v.mp4')
    expect(prototype.load).toHaveBeenCalledTimes(1)
  })

  it('is reloaded when the author changes it', async () => {
    const rendered = await render({ video: '/v.mp4', lazyLoad: false, autoPlay: true })
    expect(rendered.get('source').getAttribute('src')).toBe('/v.mp4')
    expect(prototype.load).not.toHaveBeenCalled()
    await rendered.rerender(entryOf({ video: '/w.mp4', lazyLoad: false, autoPlay: true }))
    expect(rendered.get('source').getAttribute('src')).toBe('/w.mp4')
    expect(prototype.load).toHaveBeenCalledTimes(1)
  })

  it('loads in a new video element, unless there is state to preserve', async () => {
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
  it('stops when they say so while it plays, and can be started', async () => {
    const reduce = fakeReducedMotion(false)
    const video = await renderVideo({ video: '/v.mp4', autoPlay: true })
    expect([video.autoplay, video.controls]).toEqual([true, false])
    reduce(true)
    expect(prototype.pause).toHaveBeenCalledTimes(1)
    expect([video.autoplay, video.controls]).toEqual([false, true])
  })
})

describe('a Video that waits for nothing and does not play by itself', () => {
  const still: VideoOptions = { video: '/v.mp4', lazyLoad: false }
  const isStatic = async (more: VideoOptions): Promise<boolean> => {
    const { get } = await renderBlock(
      videoBlock,
      { ...still, ...more },
      { content: { staticBlocks: true } },
    )
    const video = get<HTMLVideoElement>('video')
    expect(video.muted).toBe(more.muted === true)
    return Object.keys(video).every((name) => !name.startsWith('__react'))
  }

  it.each<VideoOptions>([
    {},
    { controls: true, loop: true, playsInline: true, muted: true },
    { aspectRatio: 0.5, fit: 'contain', posterImage: '/p.png', width: 300 },
    { captions: [{ src: 'https://cdn.example.com/en.vtt', srclang: 'en', default: true }] },
  ])('is rendered past React, and looks the same: %j', async (more) => {
    expect(await isStatic(more)).toBe(true)
    await expectSamePage(
      entryWith('Video', { ...still, ...more }, { block: { children: [child] } }),
    )
  })

  it.each([{ lazyLoad: true }, { autoPlay: true }])('is left to React with %j', async (more) => {
    expect(await isStatic(more)).toBe(false)
  })
})

describe('playbackFor', () => {
  it('does nothing by default', () => {
    expect(Object.values(playbackFor({}))).toEqual(Array(5).fill(false))
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
