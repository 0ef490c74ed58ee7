import type { ContentEntry } from '../../../../src/content/types'
import { CheckIcon, CloseIcon } from '../../ui/icons'
import { explainVariant, findPersonalization, indexOfShown } from './explainVariant'
import styles from './ShownReport.module.css'
import type { ShownVariant, VariantRules, Visit } from './useVisit'

interface VariantReportProps {
  entry: ContentEntry
  visit: Visit
  attributes: { readonly [name: string]: unknown }
}

/** What each personalization block shows, and what speaks for and against its variants. */
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
  /** Up to the shown one, these were asked in turn. */
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
        {asked.map((variant, place) => (
          <Explained
            // biome-ignore lint/suspicious/noArrayIndexKey: variants have no other identity
            key={place}
            variant={variant}
            attributes={attributes}
            shown={place === index}
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
      <ul className={styles.conditions}>
        {conditions.length === 0 && <li>For everybody, at any time</li>}
        {conditions.map(({ text, holds }) => (
          <li key={text}>
            {holds ? (
              <CheckIcon className={styles.holds} />
            ) : (
              <CloseIcon className={styles.fails} />
            )}
            <span>
              <span className="visually-hidden">{holds ? 'Holds: ' : 'Does not hold: '}</span>
              {text}
            </span>
          </li>
        ))}
      </ul>
    </li>
  )
}
