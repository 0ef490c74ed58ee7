import { vi } from 'vitest'
import { samplePreview } from './samplePlayground'

/** A frame whose page recorded this visit and whose widget reports these attributes. */
export function shownPreview(visit: object, attributes: object = {}) {
  const frame = document.createElement('iframe')
  const client = { canTrack: true, getUserAttributes: () => attributes, setConsent: vi.fn() }
  const unmount = vi.fn()
  const siteblocksVisit = { cookie: '', variation: null, variants: [], ...visit }
  Object.defineProperty(frame, 'contentDocument', {
    value: { defaultView: { siteblocksVisit, siteblocksPreview: { widget: { client, unmount } } } },
  })
  return { ...samplePreview({ frame: { current: frame }, status: { phase: 'ready' } }), unmount }
}
