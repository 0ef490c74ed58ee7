import { useEffect } from 'react'
import { tools } from './tools'

/** Brings the other panels once there is something to see, so that they open at once, also offline. */
export function usePreparedTools(ready: boolean): void {
  useEffect(() => {
    if (!ready) return
    for (const { load } of tools) {
      // One that does not come now is asked for again when it is opened.
      load().catch(() => {})
    }
  }, [ready])
}
