import { useEffect, useState } from 'react'
import { useContentContext } from '../../render/entry/ContentContext'
import { listen } from '../../utils/listen'
import { beforePrint } from './beforePrint'

/** Whether the page is being printed. */
export function usePrinting(): boolean {
  const { window: view, flush } = useContentContext()
  const [isPrinting, setPrinting] = useState(false)

  useEffect(() => {
    const stopBefore = beforePrint(view, flush, () => setPrinting(true))
    const stopAfter = listen(view, 'afterprint', () => setPrinting(false))
    return () => {
      stopBefore()
      stopAfter()
    }
  }, [view, flush])

  return isPrinting
}
