/** Methods of a widget that the playground uses. */
export interface PreviewWidget {
  readonly client: {
    readonly canTrack: boolean
    setConsent(allowed: boolean): void
    getUserAttributes(): { readonly [name: string]: unknown }
    trackConversion(amount?: number, contentId?: string): void
  }
  update(options: { readonly content: unknown }): void
  unmount(): void
}

/** The widget in the frame; `undefined` until it exists. */
export function previewWidget(frame: HTMLIFrameElement | null): PreviewWidget | undefined {
  const content: (HTMLElement & { widget?: PreviewWidget | null }) | null | undefined =
    frame?.contentDocument?.getElementById('content')
  return content?.widget ?? undefined
}
