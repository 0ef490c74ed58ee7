import type { ReactElement, ReactNode } from 'react'
import type { PlainContext } from '../../render/entry/ContentContext'
import { updateNodes } from '../../render/static/updateNodes'
import { onePer } from '../../utils/onePer'
import type { Fade } from './imageElements'
import { whenSeen } from './whenSeen'

interface LazyPictureProps {
  /** Whether the image waits to come into view and then fades in. */
  readonly waits: boolean
  readonly content: PlainContext
  imageOf(fade: Fade | undefined): ReactNode
}

/** Loading progress of a `picture`. A new version of its block does not wait again. */
const progressOf = onePer((_picture: Element) => ({ isSeen: false, hasLoaded: false }))

/** A `picture` that gets its image when it comes into view. React sees no children. */
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
  // The key forces a new element when React renders the image itself: React would not remove ours.
  return <picture key="lazy" ref={attach} />
}
