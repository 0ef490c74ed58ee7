import { type ComponentProps, type ReactElement, useRef } from 'react'
import type { BlockProps } from '../../render/block/BlockDefinition'
import { useContentContext } from '../../render/entry/ContentContext'
import { safeMediaUrl } from '../../utils/safeUrl'
import { positiveNumber } from '../internals/positiveNumber'
import { ratioPercent } from '../internals/ratioPercent'
import { recordsOf } from '../internals/recordsOf'
import { safeStyle } from '../internals/safeStyle'
import { textOf } from '../internals/textOf'
import { useInView } from '../internals/useInView'
import { useReducedMotion } from '../internals/useReducedMotion'
import { watchInView } from '../internals/watchInView'
import { playbackOf, usePlayback } from './usePlayback'
import type { VideoOptions } from './videoOptions'
import { videoType } from './videoType'

const watch = watchInView()

/** A video, and what the author has put over it. Its file is fetched when it comes into view. */
export function Video(props: BlockProps<VideoOptions>): ReactElement {
  const { options, attributes, id, children } = props
  const { window: view } = useContentContext()
  const frame = useRef<HTMLDivElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const inView = useInView(frame, watch, options.lazyLoad !== false)
  const playback = playbackOf(options, useReducedMotion())
  const source = safeMediaUrl(options.video || undefined, `video of block "${id}"`)
  const src = inView ? source : undefined
  usePlayback(video, playback, src)
  const captions = captionTracks(options, `captions of block "${id}"`)

  const ratio = positiveNumber(options.aspectRatio)
  const growsWithChildren = children !== null && Boolean(options.fitContent)
  return (
    <div ref={frame} className="builder-video-frame">
      <video
        ref={video}
        {...playback}
        className={ratio ? 'builder-video builder-video-fill' : 'builder-video'}
        poster={safeMediaUrl(options.posterImage || undefined, `poster of block "${id}"`)}
        crossOrigin={captions.some(({ src }) => isElsewhere(src, view)) ? 'anonymous' : undefined}
        preload={textOf(options.preload) || 'metadata'}
        width={positiveNumber(options.width)}
        height={positiveNumber(options.height)}
        aria-label={textOf(attributes['aria-label'] ?? attributes.title) || undefined}
        style={safeStyle({
          objectFit: options.fit === 'auto' ? undefined : options.fit,
          objectPosition: options.position,
        })}
      >
        {src ? <source key={src} src={src} type={videoType(src)} /> : null}
        {captions.map((track, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a track is its place in the list.
          <track key={index} {...track} />
        ))}
      </video>
      {ratio && !growsWithChildren ? (
        <div className="builder-video-sizer" style={{ paddingTop: ratioPercent(ratio) }} />
      ) : null}
      {children === null ? null : (
        <div className={growsWithChildren ? 'builder-video-content' : 'builder-video-overlay'}>
          {children}
        </div>
      )}
    </div>
  )
}

function captionTracks({ captions }: VideoOptions, where: string): ComponentProps<'track'>[] {
  return recordsOf(captions).flatMap((given) => {
    const src = safeMediaUrl(given.src || undefined, where)
    const srcLang = textOf(given.srclang) || undefined
    return src
      ? {
          src,
          srcLang,
          label: textOf(given.label) || srcLang,
          kind: textOf(given.kind) || 'captions',
          default: given.default === true,
        }
      : []
  })
}

/** Whether an address belongs to another origin than the page. Browsers load no texts from there without CORS. */
function isElsewhere(src: string | undefined, { location }: Window): boolean {
  try {
    return new URL(src ?? '', location.href).origin !== location.origin
  } catch {
    return false
  }
}
