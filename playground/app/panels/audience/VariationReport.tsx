import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Choice } from '../../ui/Choice'
import { explainVariation, type VariationReason } from './explainVariation'
import styles from './ShownReport.module.css'
import { sharesOf } from './sharesOf'
import type { Visit } from './Visit'

const BY_CHANCE = ''

const REASONS: { readonly [Reason in VariationReason]: string } = {
  only: 'It is the only one: this entry has no variations.',
  asked: 'The address of the page asks for it. Such visits are never tracked.',
  refused: 'This visitor may not be remembered, so the default is shown.',
  cookie: 'It was drawn on an earlier visit, and the cookie remembers it.',
  drawn: 'It was drawn just now, and is kept in a cookie for 30 days.',
  unknown: 'The widget says so. From here the reason cannot be told.',
}

interface VariationReportProps {
  entry: ContentEntry
  visit: Visit
  /** Whether the visitor may be remembered. */
  allowed: boolean
}

/** Which variation is shown, and why; and a way to see another one. */
export function VariationReport({ entry, visit, allowed }: VariationReportProps) {
  const { state, update } = usePlayground()
  const shares = sharesOf(entry)
  const shown = visit.variation?.variationId
  const { variation: asked, ...visitor } = state.visitor
  const reason = explainVariation({ entry, shown, asked, cookie: visit.cookie, allowed })
  const name = shares.find(({ id }) => id === (shown ?? entry.id))?.name ?? 'Default'
  return (
    <>
      <div className={styles.shown}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>Variation</span>
        </p>
        <p className={styles.reason}>{REASONS[reason]}</p>
      </div>
      {shares.length > 1 && (
        <div className={styles.choose}>
          <span className={styles.kind}>Show</span>
          <Choice
            label="Shown variation"
            choices={[
              { value: BY_CHANCE, label: 'What chance says' },
              ...shares.map(({ id, name: label }) => ({ value: id, label })),
            ]}
            value={asked ?? BY_CHANCE}
            onValue={(variation) =>
              update({ visitor: variation ? { ...visitor, variation } : visitor })
            }
          />
        </div>
      )}
    </>
  )
}
