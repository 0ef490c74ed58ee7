import { useEffect, useState } from 'react'
import { useContentContext } from '../../render/block/useContentContext'
import { combineUndos } from '../../utils/timing/combineUndos'
import { listen } from '../../utils/timing/listen'

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const { window: view, flush } = useContentContext()
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    return combineUndos([
      // Browsers print the page as it is after the event.
      listen(view, 'beforeprint', () => flush(() => setPrinting(true))),
      listen(view, 'afterprint', () => setPrinting(false)),
    ])
  }, [view, flush])

  return isPrinting
}
