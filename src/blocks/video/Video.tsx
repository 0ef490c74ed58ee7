import {
  type ComponentProps,
  type ReactElement,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { StaticContext } from '../../render/block/ContentContext'
import { pureComponent } from '../../render/block/pureComponent'
import { useContentContext } from '../../render/block/useContentContext'
import type { BlockDefinition, BlockProps } from '../../render/compile/BlockDefinition'
import { reportOf } from '../../render/compile/createOmissionReport'
import { useHydrated } from '../../render/hooks/useHydrated'
import { safeStyle } from '../../render/styles/cssValue'
import { firmRules } from '../../render/styles/firmRules'
import type { TakeOmission } from '../../utils/problems/Omission'
import { safeMediaUrl } from '../../utils/text/safeUrl'
import { attempt } from '../../utils/values/attempt'
import { attributeText, optionRecords, optionText, positiveNumber } from '../internals/optionValues'
import { overlay } from '../internals/overlay'
import { useInView } from '../internals/useInView'
import { useReducedMotion } from '../internals/useReducedMotion'
import type { VideoOptions } from './videoOptions'

/** A video with the author's blocks over it. The file is loaded when it comes into view. */
const Video = pureComponent<VideoOptions>({
  render(props, content) {
    const playback = playbackFor(props.options)
    const src = sourceOf(props, content)
    const video = (element: HTMLVideoElement | null): void => mute(element, playback.muted)
    return videoElement(props, content, { playback, src, video, key: src })
  },
  live: LiveVideo,
  isLive: ({ lazyLoad, autoPlay }) => lazyLoad !== false || Boolean(autoPlay),
})

/**
 * A video that waits to come into view, or that plays automatically unless the visitor prefers
 * reduced motion.
 *
 * A server writes the source, so that the first frame is visible without a script. Only a script
 * can start the video, since only it can respect the preference.
 */
function LiveVideo(props: BlockProps<VideoOptions>): ReactElement {
  const content = useContentContext()
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const inView = useInView(frame, props.options.lazyLoad !== false)
  const isHydrated = useHydrated()
  const [isServed] = useState(!isHydrated)
  const { autoPlay, ...others } = playbackFor(props.options, { reducedMotion: useReducedMotion() })
  const playback = { ...others, autoPlay: autoPlay && (!isServed || (isHydrated && inView)) }
  const source = sourceOf(props, content)
  const src = inView || isServed ? source : undefined
  usePlayback(video, playback, src)
  return videoElement(props, content, { playback, src, frame, video })
}

function sourceOf(
  { options, id }: BlockProps<VideoOptions>,
  content: StaticContext,
): string | undefined {
  return safeMediaUrl(options.video || undefined, 'video', reportOf(id, content))
}

interface VideoState {
  readonly playback: Playback
  /** Address of its source; `undefined` until it gets one. */
  readonly src: string | undefined
  readonly frame?: Ref<HTMLDivElement>
  readonly video: Ref<HTMLVideoElement>
  /** A new key creates a new element. */
  readonly key?: string | undefined
}

function videoElement(
  { options, attributes, id, children }: BlockProps<VideoOptions>,
  content: StaticContext,
  { playback, src, frame, video, key }: VideoState,
): ReactElement {
  const omit = reportOf(id, content)
  const captions = captionTracks(options, omit)
  return (
    <div ref={frame} className="builder-video-frame">
      <video
        key={key}
        ref={video}
        {...playback}
        className={
          positiveNumber(options.aspectRatio) ? 'builder-video builder-video-fill' : 'builder-video'
        }
        poster={safeMediaUrl(options.posterImage || undefined, 'poster', omit)}
        crossOrigin={
          captions.some(({ src }) => isElsewhere(src, content.window)) ? 'anonymous' : undefined
        }
        preload={optionText(options.preload) || 'metadata'}
        width={positiveNumber(options.width)}
        height={positiveNumber(options.height)}
        aria-label={attributeText(attributes['aria-label'] ?? attributes.title)}
        style={safeStyle(
          {
            objectFit: options.fit === 'auto' ? undefined : options.fit,
            objectPosition: options.position,
          },
          omit,
        )}
      >
        {src ? <source key={src} src={src} type={videoType(src)} /> : null}
        {captions.map((track, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tracks are identified by position.
          <track key={index} {...track} />
        ))}
      </video>
      {overlay('video', options, children, <div className="builder-video-content">{children}</div>)}
    </div>
  )
}

function captionTracks({ captions }: VideoOptions, omit: TakeOmission): ComponentProps<'track'>[] {
  return optionRecords(captions).flatMap((given) => {
    const src = safeMediaUrl(given.src || undefined, 'captions', omit)
    const srcLang = attributeText(given.srclang)
    return src
      ? {
          src,
          srcLang,
          label: optionText(given.label) || srcLang,
          kind: optionText(given.kind) || 'captions',
          default: given.default === true,
        }
      : []
  })
}

/**
 * Whether an address has another origin than the page. Browsers then load text tracks only with
 * CORS.
 */
function isElsewhere(src: string | undefined, { location }: Window): boolean {
  return attempt(() => new URL(src ?? '', location.href).origin !== location.origin, false)
}

interface Playback {
  readonly autoPlay: boolean
  readonly controls: boolean
  readonly loop: boolean
  readonly muted: boolean
  readonly playsInline: boolean
}

/**
 * Playback settings for this visitor.
 *
 * For visitors who prefer reduced motion, the video does not start automatically and has controls.
 */
export function playbackFor(
  options: VideoOptions,
  { reducedMotion = false }: { readonly reducedMotion?: boolean } = {},
): Playback {
  const isHeldBack = Boolean(options.autoPlay) && reducedMotion
  return {
    autoPlay: Boolean(options.autoPlay) && !isHeldBack,
    controls: Boolean(options.controls) || isHeldBack,
    loop: Boolean(options.loop),
    muted: Boolean(options.muted),
    playsInline: Boolean(options.playsInline),
  }
}

/** React sets only the property, and not even that on server-rendered elements. */
function mute(video: HTMLVideoElement | null, muted: boolean): void {
  if (!video) return
  video.toggleAttribute('muted', muted)
  video.muted = muted
}

/**
 * Updates a video in ways that React's attributes do not.
 *
 * @param src - Address of its source; `undefined` until it gets one.
 */
function usePlayback(
  video: RefObject<HTMLVideoElement | null>,
  { autoPlay, muted }: Playback,
  src: string | undefined,
): void {
  useLayoutEffect(() => {
    mute(video.current, muted)
  }, [video, muted])

  const last = useRef({ autoPlay, src })
  useLayoutEffect(() => {
    if (last.current.autoPlay && !autoPlay) video.current?.pause()
    // Browsers read the attribute only while the file loads. They may refuse to play.
    if (!last.current.autoPlay && autoPlay) video.current?.play().catch(() => {})
    // Browsers read sources only when the element is created; later changes need `load()`.
    if (last.current.src !== src) video.current?.load()
    last.current = { autoPlay, src }
  }, [video, autoPlay, src])
}

/** The media type of a video, from the file extension; MP4 by default. */
export function videoType(address: string): string {
  const [, ending = ''] = /^[^?#]*\.(webm|og[gv])\s*(?:[?#]|$)/i.exec(address) ?? []
  if (!ending) return 'video/mp4'
  return /webm/i.test(ending) ? 'video/webm' : 'video/ogg'
}

/** Children over a video pass clicks to its controls, unless they are clickable themselves. */
const CSS = firmRules({
  '.builder-video-frame': 'position:relative',
  '.builder-video': 'display:block;width:100%;height:100%;border-radius:1px',
  '.builder-video-fill': 'position:absolute;inset:0',
  '.builder-video-sizer': 'width:100%;pointer-events:none',
  '.builder-video-content,.builder-video-overlay':
    'display:flex;flex-direction:column;position:relative',
  '.builder-video-overlay': 'position:absolute;inset:0;pointer-events:none',
  '.builder-video-overlay :is(a,button,input,label,select,summary,textarea,[tabindex])':
    'pointer-events:auto',
})

export const videoBlock: BlockDefinition<VideoOptions> = {
  name: 'Video',
  component: Video,
  interactive: true,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
