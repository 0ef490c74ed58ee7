import type { ReactNode } from 'react'
import { positiveNumber, ratioPercent } from './optionValues'

/** Options of blocks that children can be laid over. */
interface OverlayOptions {
  /** Height divided by width. */
  readonly aspectRatio?: unknown
  readonly fitContent?: boolean
}

/**
 * Elements next to an image or a video: a spacer for its aspect ratio with the children over it, or
 * the children alone if the block grows with them.
 *
 * @param inFlow - The children as rendered in the flow.
 */
export function overlay(
  kind: 'image' | 'video',
  { aspectRatio, fitContent }: OverlayOptions,
  children: ReactNode,
  inFlow = children,
): ReactNode {
  if (children !== null && fitContent) return inFlow
  const ratio = positiveNumber(aspectRatio)
  return (
    <>
      {ratio ? (
        <div className={`builder-${kind}-sizer`} style={{ paddingTop: ratioPercent(ratio) }} />
      ) : null}
      {children === null ? null : <div className={`builder-${kind}-overlay`}>{children}</div>}
    </>
  )
}
