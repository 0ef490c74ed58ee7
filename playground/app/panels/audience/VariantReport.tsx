import { blockId } from '../../../../src/content/blockId'
import { matchesTargeting } from '../../../../src/content/targeting'
import type { ContentEntry, EntryData, TargetingRule } from '../../../../src/content/types'
import { walkBlocks } from '../../../../src/content/walkBlocks'
import { isRecord } from '../../../../src/utils/values/isRecord'
import { OPERATORS } from '../../blockForm/RulesField'
import { Icon } from '../../ui/Icon'
import styles from '../ShownReport.module.css'
import type { ShownVariant, VariantRules, Visit } from '../useVisit'

interface VariantReportProps {
  entry: ContentEntry
  visit: Visit
  attributes: { readonly [name: string]: unknown }
}

/** Shows the variant of each personalization block, and how each rule decided. */
export function VariantReport({ entry, visit, attributes }: VariantReportProps) {
  const chosen = entry.variations?.[visit.variation?.variationId ?? '']
  const blocks = findPersonalization(chosen?.data ?? entry.data)
  return visit.variants.map((shown) => (
    <BlockReport
      key={shown.block}
      shown={shown}
      variants={blocks.get(shown.block) ?? (shown.variant ? [shown.variant] : [])}
      attributes={attributes}
    />
  ))
}

interface BlockReportProps {
  shown: ShownVariant
  /** All variants in order of evaluation. Those after the shown one were not evaluated. */
  variants: readonly VariantRules[]
  attributes: { readonly [name: string]: unknown }
}

function BlockReport({ shown, variants, attributes }: BlockReportProps) {
  const index = indexOfShown(variants, shown.variant)
  const asked = index < 0 ? variants : variants.slice(0, index + 1)
  const rest = variants.length - asked.length
  return (
    <div className={styles.shown}>
      <p className={styles.line}>
        <span className={styles.name}>{shown.variant ? shown.variant.name : 'Default'}</span>
        <span className={styles.kind}>Variant</span>
      </p>
      <p className={styles.reason}>
        {index < 0 ? 'No variant is for this visitor:' : 'The first that is for this visitor:'}
      </p>
      <ol className={styles.variants}>
        {asked.map((variant, position) => (
          <Explained
            // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other identity
            key={position}
            variant={variant}
            attributes={attributes}
            shown={position === index}
          />
        ))}
      </ol>
      {rest > 0 && (
        <p className={styles.reason}>
          {rest === 1 ? 'One more was not asked.' : `${rest} more were not asked.`}
        </p>
      )}
    </div>
  )
}

interface ExplainedProps {
  variant: VariantRules
  attributes: { readonly [name: string]: unknown }
  shown: boolean
}

function Explained({ variant, attributes, shown }: ExplainedProps) {
  const { name, conditions } = explainVariant(variant, attributes)
  return (
    <li className={styles.variant} data-shown={shown || undefined}>
      <p className={styles.name}>{name}</p>
      <Conditions conditions={conditions} />
    </li>
  )
}

/** Lists conditions, and says of each whether it holds. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  return (
    <ul className={styles.conditions}>
      {conditions.length === 0 && <li>For everybody, at any time</li>}
      {conditions.map(({ text, holds }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two rules may read the same
        <li key={index}>
          {holds ? (
            <Icon name="check" className={styles.holds} />
          ) : (
            <Icon name="close" className={styles.fails} />
          )}
          <span>
            <span className="visually-hidden">{holds ? 'Holds: ' : 'Does not hold: '}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A condition in words, and whether it holds. */
export interface Condition {
  readonly text: string
  readonly holds: boolean
}

/** A variant with its conditions. */
interface ExplainedVariant {
  readonly name: string
  readonly conditions: readonly Condition[]
}

type Attributes = { readonly [name: string]: unknown }

/** Lists the conditions of a variant, each compared with the visitor's attributes. */
export function explainVariant(variant: VariantRules, attributes: Attributes): ExplainedVariant {
  const { name, query, startDate, endDate } = variant
  const rules = Array.isArray(query) ? (query as readonly TargetingRule[]) : []
  return {
    name: name || 'Without a name',
    conditions: [
      ...(startDate ? [explainDate('from', startDate, startDate, undefined)] : []),
      ...(endDate ? [explainDate('until', endDate, undefined, endDate)] : []),
      ...rules.map((rule) => explainRule(rule, attributes)),
    ],
  }

  function explainDate(word: string, date: MomentInTime, start?: MomentInTime, end?: MomentInTime) {
    return { text: `${word} ${dateOf(date)}`, holds: matchesTargeting(attributes, [], start, end) }
  }
}

type MomentInTime = number | string

function explainRule(rule: TargetingRule, attributes: Attributes): Condition {
  const holds = matchesTargeting(attributes, [rule])
  const { property, operator, value } = rule ?? {}
  if (!property || !operator) return { text: 'a rule without a property: for everybody', holds }
  const words = OPERATORS[operator] ?? operator
  const known = Object.keys(attributes).includes(property)
    ? `it is ${listed(attributes[property])}`
    : 'it is not known'
  return { text: `${property} ${words} ${listed(value)} (${known})`, holds }
}

function listed(value: unknown): string {
  return (Array.isArray(value) ? value : [value]).map((item) => JSON.stringify(item)).join(' or ')
}

function dateOf(date: number | string): string {
  const time = new Date(date)
  if (Number.isNaN(time.getTime())) return `“${date}”, which is no date`
  return time.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })
}

/**
 * The variants of every personalization block, by its `builder-id`. Variants inside symbols belong
 * to other entries.
 */
export function findPersonalization(data: EntryData): ReadonlyMap<string, readonly VariantRules[]> {
  const found = new Map<string, readonly VariantRules[]>()
  walkBlocks(data, (block, keys) => {
    if (block.component?.name !== 'PersonalizationContainer') return
    const variants: unknown = block.component.options?.variants
    const usable = (Array.isArray(variants) ? variants : []).filter(isRecord)
    found.set(blockId(block, ['blocks', ...keys].join('.')), usable)
  })
  return found
}

/** Index of the variant with the same rules as the shown one; -1 when none matches. */
export function indexOfShown(
  variants: readonly VariantRules[],
  shown: VariantRules | null,
): number {
  return shown ? variants.findIndex((variant) => rulesOf(variant) === rulesOf(shown)) : -1
}

function rulesOf({ name, query, startDate, endDate }: VariantRules): string {
  return JSON.stringify([name, query, startDate, endDate])
}
