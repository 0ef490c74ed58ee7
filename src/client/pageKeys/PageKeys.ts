/** What the page's URL asks of the client, by `builder.*` keys. Every map has a null prototype. */
export interface PageKeys {
  /** Model whose unpublished content is shown. */
  readonly preview: string | undefined
  /** Model that is being edited. */
  readonly editing: string | undefined
  /** Model that is being edited in a frame. */
  readonly frameEditing: string | undefined
  /** Entry ids by model or entry, shown in place of what would be. */
  readonly overrides: Readonly<Record<string, string>>
  /** Attributes of the visitor for this page view. */
  readonly userAttributes: Readonly<Record<string, string>>
  /** Variation ids by entry id, for this page view. */
  readonly tests: Readonly<Record<string, string>>
  /** One of the known env names; unknown ones are left out. */
  readonly env: string | undefined
  readonly cachebust: boolean
  readonly noCache: boolean
  readonly locale: string | undefined
  readonly includeRefs: string | undefined
  readonly enrich: string | undefined
  /** Whether this page view is a preview: never tracked, and nothing is stored. */
  readonly isPreview: boolean
}
