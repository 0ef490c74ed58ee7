import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useContentContext } from '../../render/entry/ContentContext'

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const { window: view } = useContentContext()
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    const onAfterPrint = (): void => setPrinting(false)
    const stop = beforePrint(view, () => setPrinting(true))
    view.addEventListener('afterprint', onAfterPrint)
    return () => {
      stop()
      view.removeEventListener('afterprint', onAfterPrint)
    }
  }, [view])

  return isPrinting
}

/** Renders what `change` changes before the page is printed: browsers take the page as it is when the event is over. */
export function beforePrint(view: Window, change: () => void): () => void {
  const onBeforePrint = (): void => flushSync(change)
  view.addEventListener('beforeprint', onBeforePrint)
  return () => view.removeEventListener('beforeprint', onBeforePrint)
}
