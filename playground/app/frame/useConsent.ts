import { type RefObject, useEffect, useRef, useState } from 'react'
import { previewWidget } from './previewWidget'

/**
 * Tells the widget in the preview whether its visitor consents. Pages that load later find it on their frame.
 *
 * @returns When consent was refused; `undefined` while it is given.
 */
export function useConsent(
  frame: RefObject<HTMLIFrameElement | null>,
  given: boolean,
): number | undefined {
  const [refusedAt, setRefusedAt] = useState<number>()
  const told = useRef(true)

  useEffect(() => {
    setRefusedAt(given ? undefined : Date.now())
    if (told.current === given) return
    told.current = given
    previewWidget(frame.current)?.client.setConsent(given)
  }, [frame, given])

  return refusedAt
}
