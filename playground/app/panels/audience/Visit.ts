import type { TargetingRule } from '../../../../src/content/targetingTypes'

/** What the page in the preview noted of its visitor. */
export interface Visit {
  /** All cookies, as they were before the widget ran. */
  readonly cookie: string
  /** The variation that is shown; `null` where there is none to choose. */
  readonly variation: { readonly variationId: string } | null
  /** What each personalization block shows. */
  readonly variants: readonly ShownVariant[]
}

export interface ShownVariant {
  /** `builder-id` of the block. */
  readonly block: string
  /** `null` for the block's own children. */
  readonly variant: VariantRules | null
}

/** Whom a variant is for, and when. */
export interface VariantRules {
  readonly name?: string
  readonly query?: readonly TargetingRule[]
  readonly startDate?: number | string
  readonly endDate?: number | string
}
