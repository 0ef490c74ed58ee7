import type { ReactElement, ReactNode } from 'react'
import type { PlainContext } from '../../render/entry/ContentContext'
import { updateNodes } from '../../render/static/updateNodes'
import { onePer } from '../../utils/onePer'
import type { Fade } from './imageElements'
import { whenSeen } from './whenSeen'

interface LazyPictureProps {
  /** Whether the image waits to come into view, and fades in. */
  readonly waits: boolean
  readonly content: PlainContext
  imageOf(fade: Fade | undefined): ReactNode
}

/** How far the image of a `picture` is. Another version of its block does not wait again. */
const progressOf = onePer((_picture: Element) => ({ isSeen: false, hasLoaded: false }))

/** A `picture` that gets its image when it comes into view. To React it is empty. */
export function lazyPicture({ waits, content, imageOf }: LazyPictureProps): ReactElement {
  const attach = (picture: Element | null): (() => void) | undefined => {
    if (!picture) return undefined
    const progress = progressOf(picture)

    function endFade(image: HTMLImageElement | null): void {
      const end = (): void => {
        progress.hasLoaded = true
        image?.classList.remove('builder-image-loading')
      }
      image?.addEventListener('load', end)
      image?.addEventListener('error', end)
    }
    function show(target: Element): void {
      progress.isSeen = true
      const fade = waits ? { hasEnded: progress.hasLoaded, ref: endFade } : undefined
      updateNodes(target, imageOf(fade), content)
    }

    if (waits && !progress.isSeen) return whenSeen(picture, () => show(picture))
    show(picture)
    return undefined
  }
  // React would leave what is in it where it becomes one with an image of React's.
  return <picture key="lazy" ref={attach} />
}
