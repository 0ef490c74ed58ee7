import type { Block, Json } from './types'

/** Operators of a {@link TargetingRule}. */
export type TargetingOperator =
  | 'is'
  | 'isNot'
  | 'contains'
  | 'startsWith'
  | 'endsWith'
  | 'greaterThan'
  | 'lessThan'
  | 'greaterThanOrEqualTo'
  | 'lessThanOrEqualTo'

/** Compares one user attribute with a value, or with any of a list. */
export interface TargetingRule {
  /** Name of the user attribute. */
  readonly property?: string
  /** How it is compared. Without one, and without a property, the rule holds for everybody. */
  readonly operator?: TargetingOperator
  /** What it is compared with; of a list, one value has to fit. */
  readonly value?: Json
}

/** An alternative inside a personalization block, chosen by targeting. */
export interface Variant {
  /** What authors call it. */
  readonly name?: string
  /** Who it is for. All rules must hold. */
  readonly query?: readonly TargetingRule[]
  /** Milliseconds since 1970, or an ISO date: shown from here on. */
  readonly startDate?: number | string
  /** Milliseconds since 1970, or an ISO date: shown until here. */
  readonly endDate?: number | string
  /** What is shown. */
  readonly blocks?: readonly Block[]
}
