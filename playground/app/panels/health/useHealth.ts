import { useEffect, useState } from 'react'
import type { Loaded } from '../../data/useLoaded'
import { usePlayground } from '../../shell/PlaygroundContext'
import type { Findings } from './findings'
import { NOTHING_MEASURED, type PageFigures } from './pageFigures'
import { runAxe } from './runAxe'
import { watchPage } from './watchPage'

/** Late shifts and paints still count. */
const SETTLE_MS = 1000

/** What is known of one load of the page. Use it under a key that is another for each. */
export function useHealth(): { figures: PageFigures; findings: Loaded<Findings> } {
  const { preview } = usePlayground()
  const { frame } = preview
  const [figures, setFigures] = useState(NOTHING_MEASURED)
  const [findings, setFindings] = useState<Loaded<Findings>>({ status: 'loading' })
  const isThere = preview.status.phase !== 'loading'

  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!isThere || !view) return
    let isWanted = true
    const stop = watchPage(view, setFigures)
    const timer = setTimeout(async () => {
      // axe keeps the page busy for longer than anything on it.
      stop()
      const found = await runAxe(view).then(
        (value) => ({ status: 'ready', value }) as const,
        (error: Error) => ({ status: 'failed', error }) as const,
      )
      if (isWanted) setFindings(found)
    }, SETTLE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
      stop()
    }
  }, [frame, isThere])

  return { figures, findings }
}
