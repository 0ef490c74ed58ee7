import {
  type ComponentProps,
  type ReactElement,
  type Ref,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import type { BlockDefinition, BlockProps } from '../../render/block/BlockDefinition'
import { pureComponent } from '../../render/block/pureComponent'
import type { PlainContext } from '../../render/entry/ContentContext'
import { reportOf } from '../../render/entry/createOmissionReport'
import { useContentContext } from '../../render/entry/useContentContext'
import { safeStyle } from '../../render/styles/cssValue'
import type { TakeOmission } from '../../utils/Omission'
import { safeMediaUrl } from '../../utils/safeUrl'
import { attributeText, optionRecords, optionText, positiveNumber } from '../internals/optionValues'
import { overlay } from '../internals/overlay'
import { useInView } from '../internals/useInView'
import { useReducedMotion } from '../internals/useReducedMotion'
import type { VideoOptions } from './videoOptions'

/** A video, and what the author has put over it. Its file is fetched when it comes into view. */
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
 * A video that waits to come into view, or that plays by itself unless its visitor asks for less
 * motion.
 */
function LiveVideo(props: BlockProps<VideoOptions>): ReactElement {
  const content = useContentContext()
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const inView = useInView(frame, props.options.lazyLoad !== false)
  const playback = playbackFor(props.options, { reducedMotion: useReducedMotion() })
  const source = sourceOf(props, content)
  const src = inView ? source : undefined
  usePlayback(video, playback, src)
  return videoElement(props, content, { playback, src, frame, video })
}

function sourceOf(
  { options, id }: BlockProps<VideoOptions>,
  content: PlainContext,
): string | undefined {
  return safeMediaUrl(options.video || undefined, 'video', reportOf(id, content))
}

interface VideoState {
  readonly playback: Playback
  /** Address of its source; `undefined` as long as it has none. */
  readonly src: string | undefined
  readonly frame?: Ref<HTMLDivElement>
  readonly video: Ref<HTMLVideoElement>
  /** Another one takes another element. */
  readonly key?: string | undefined
}

function videoElement(
  { options, attributes, id, children }: BlockProps<VideoOptions>,
  content: PlainContext,
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
          // biome-ignore lint/suspicious/noArrayIndexKey: a track is its place in the list.
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
 * Whether an address belongs to another origin than the page. Browsers load no texts from there
 * without CORS.
 */
function isElsewhere(src: string | undefined, { location }: Window): boolean {
  try {
    return new URL(src ?? '', location.href).origin !== location.origin
  } catch {
    return false
  }
}

interface Playback {
  readonly autoPlay: boolean
  readonly controls: boolean
  readonly loop: boolean
  readonly muted: boolean
  readonly playsInline: boolean
}

/**
 * How a video plays for this visitor.
 *
 * For one who asked for less motion it does not start by itself, and has controls to start it.
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

/** React sets the property alone, and on what a server has rendered not even that. */
function mute(video: HTMLVideoElement | null, muted: boolean): void {
  if (!video) return
  video.toggleAttribute('muted', muted)
  video.muted = muted
}

/**
 * Does for a video what its attributes in React do not.
 *
 * @param src - Address of its source; `undefined` as long as it has none.
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
    // A browser looks at its sources when the element is made; it has to be told of later ones.
    if (last.current.src !== src) video.current?.load()
    last.current = { autoPlay, src }
  }, [video, autoPlay, src])
}

/** The media type of a video by the ending of its address; MP4 when that tells nothing. */
export function videoType(address: string): string {
  const [, ending = ''] = /^[^?#]*\.(webm|og[gv])\s*(?:[?#]|$)/i.exec(address) ?? []
  if (!ending) return 'video/mp4'
  return /webm/i.test(ending) ? 'video/webm' : 'video/ogg'
}

/**
 * Children over a video let clicks through to its controls, unless they can be clicked themselves.
 */
const CSS = `
:where(.builder-video-frame){position:relative}
:where(.builder-video){display:block;width:100%;height:100%;border-radius:1px}
:where(.builder-video-fill){position:absolute;inset:0}
:where(.builder-video-sizer){width:100%;pointer-events:none}
:where(.builder-video-content),:where(.builder-video-overlay){display:flex;flex-direction:column;position:relative}
:where(.builder-video-overlay){position:absolute;inset:0;pointer-events:none}
:where(.builder-video-overlay :is(a,button,input,label,select,summary,textarea,[tabindex])){pointer-events:auto}
`

export const videoBlock: BlockDefinition<VideoOptions> = {
  name: 'Video',
  component: Video,
  interactive: true,
  plainClass: true,
  css: CSS,
  canHaveChildren: true,
}
