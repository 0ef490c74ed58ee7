import { useSyncExternalStore } from 'react'
import type { PreviewPage } from '../../frame/usePreview'
import type { Visit } from './Visit'

/** What the page in the preview noted so far; nothing before its script ran. */
export function useVisit({ frame, subscribe }: PreviewPage): Visit | undefined {
  return useSyncExternalStore(subscribe, () => {
    const view: (Window & { siteblocksVisit?: Visit }) | null | undefined =
      frame.current?.contentWindow
    return view?.siteblocksVisit
  })
}
