import type { OptionValues } from '../state/options'

/** Methods of a widget that the playground uses. */
export interface PreviewWidget {
  readonly client: {
    readonly canTrack: boolean
    setConsent(allowed: boolean): void
    getUserAttributes(): { readonly [name: string]: unknown }
    trackConversion(amount?: number, contentId?: string): void
  }
  update(options: OptionValues): void
  unmount(): void
}

/** Set by `playground/pages/simulate`. */
interface HostWindow extends Window {
  readonly siteblocksPreview?: {
    /** The element that contains the content; `null` before it has been parsed. */
    readonly content: HTMLElement | null
    readonly widget: PreviewWidget | undefined
    update(options: OptionValues): void
  }
}

/** The page's side of the preview; `undefined` until its script has run. */
function previewSide(frame: HTMLIFrameElement | null): HostWindow['siteblocksPreview'] {
  // Not `contentWindow`: a page that failed to load is of another origin, and throws.
  return (frame?.contentDocument?.defaultView as HostWindow | null | undefined)?.siteblocksPreview
}

/** The widget in the frame; `undefined` until it exists. */
export const previewWidget = (frame: HTMLIFrameElement | null) => previewSide(frame)?.widget

/** The element of the content in the frame. */
export const previewContent = (frame: HTMLIFrameElement | null) => previewSide(frame)?.content

/** Changes options of the widget in the frame. From then on, its layout shifts do not count. */
export function updatePreview(frame: HTMLIFrameElement | null, options: OptionValues): void {
  previewSide(frame)?.update(options)
}
