import { useEffect, useMemo, useRef, useState } from 'react'
import type { FrameSize } from '../../frame/frameSize'
import { usePlayground } from '../../shell/PlaygroundContext'
import { SAMPLE_FUNCTION } from '../../state/options'
import { IconButton } from '../../ui/Button'
import { installedOptions } from '../snippet/installedContent'
import { useInstallSettings } from '../snippet/installSettings'
import styles from './OwnPageFrame.module.css'
import { leaveOwnPage, noteFound, type OwnPage } from './ownPage'

interface OwnPageFrameProps {
  page: OwnPage & { phase: 'shown' }
  size: FrameSize
}

/**
 * A copy of the author's own page on an opaque origin: it can reach the playground only by
 * messages.
 */
export function OwnPageFrame({ page, size }: OwnPageFrameProps) {
  const playground = usePlayground()
  const frame = useRef<HTMLIFrameElement>(null)
  const [settings, change] = useInstallSettings()
  const [loads, setLoads] = useState(0)
  const { pathname } = new URL(page.url)
  const options = useMemo(() => {
    const widget = installedOptions(playground, settings)
    // Messages cannot carry functions. Tracking is off: a copy of the page is not a visit.
    const given = Object.entries(widget ?? {}).filter(([, value]) => value !== SAMPLE_FUNCTION)
    return JSON.stringify({ ...Object.fromEntries(given), url: pathname, canTrack: false })
  }, [playground, settings, pathname])

  useEffect(() => {
    function receive({ source, data }: MessageEvent) {
      if (!source || source !== frame.current?.contentWindow) return
      const { source: name, type, place, isFound } = Object(data)
      if (name !== 'siteblocks-own-page') return
      if (type === 'ready') setLoads((count) => count + 1)
      if (type === 'place' && typeof place === 'string') change({ place: place.slice(0, 500) })
      if (type === 'shown') noteFound(isFound === true)
    }
    window.addEventListener('message', receive)
    return () => window.removeEventListener('message', receive)
  }, [change])

  useEffect(() => {
    if (loads === 0) return
    const message = {
      source: 'siteblocks-playground',
      place: settings.place,
      options: JSON.parse(options),
    }
    // The page's origin is opaque, so no target origin can be named.
    frame.current?.contentWindow?.postMessage(message, '*')
  }, [loads, settings.place, options])

  return (
    <div className={styles.window}>
      <div className={styles.bar}>
        <p className={styles.address}>{page.url}</p>
        <IconButton label="Back to the preview" icon="close" onClick={leaveOwnPage} />
      </div>
      <div className={styles.page}>
        <iframe
          key={page.frame}
          ref={frame}
          className={styles.frame}
          title="Your page"
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          src={page.frame}
          style={{
            width: size.width,
            height: `${100 / size.scale}%`,
            transform: `scale(${size.scale})`,
          }}
        />
      </div>
    </div>
  )
}
