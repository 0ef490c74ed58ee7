import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useContentContext } from '../../render/entry/ContentContext'
import { listen } from '../../utils/listen'

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const { window: view } = useContentContext()
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    const stops = [
      beforePrint(view, () => setPrinting(true)),
      listen(view, 'afterprint', () => setPrinting(false)),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [view])

  return isPrinting
}

/** Renders what `change` changes before the page is printed: browsers take the page as it is when the event is over. */
export function beforePrint(view: Window, change: () => void): () => void {
  return listen(view, 'beforeprint', () => flushSync(change))
}
