import { hasChoice } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../context/PlaygroundContext'
import { Choice } from '../../ui/Choice'
import styles from '../ShownReport.module.css'
import { rememberedVariation, type Visit } from '../useVisit'
import { variationsOf, versionName } from './variations'

const BY_CHANCE = ''

const REASONS: { readonly [Reason in VariationReason]: string } = {
  only: 'It is the only one: this entry has no variations.',
  asked: 'The address of the page asks for it. Such visits are never tracked.',
  refused: 'This visitor may not be remembered, so the default is shown.',
  cookie: 'It was picked on an earlier visit, and the cookie remembers it.',
  picked: 'It was picked just now, and is kept in a cookie for 30 days.',
  unknown: 'The widget says so. From here the reason cannot be told.',
}

interface VariationReportProps {
  entry: ContentEntry
  visit: Visit
  /** Whether the visitor may be remembered. */
  allowed: boolean
}

/** Names the shown variation and the reason, and switches to another one. */
export function VariationReport({ entry, visit, allowed }: VariationReportProps) {
  const { state, update } = usePlayground()
  const variations = variationsOf(entry)
  const shown = visit.variation?.variationId
  const { variation: asked, ...visitor } = state.visitor
  const reason = explainVariation({
    entry,
    shown,
    asked,
    cookie: visit.cookie,
    allowed,
    cookiePrefix: state.options.cookiePrefix,
  })
  const name = versionName(entry, shown)

  return (
    <>
      <div className={styles.shown}>
        <p className={styles.line}>
          <span className={styles.name}>{name}</span>
          <span className={styles.kind}>Variation</span>
        </p>
        <p className={styles.reason}>{REASONS[reason]}</p>
      </div>
      {variations.length > 0 && (
        <div className={styles.choose}>
          <span className={styles.kind}>Show</span>
          <Choice
            label="Shown variation"
            choices={[
              { value: BY_CHANCE, label: 'As it is picked' },
              ...variations.map(({ id, name: label }) => ({ value: id, label })),
              { value: entry.id ?? '', label: 'Default' },
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

/** Why a visitor sees a variation. */
export type VariationReason = 'only' | 'asked' | 'refused' | 'cookie' | 'picked' | 'unknown'

export interface VariationFacts {
  /** The entry as stored on the content host. */
  readonly entry: ContentEntry
  /** Id of the variation that the widget reports. */
  readonly shown: string | undefined
  /** Id of the variation that the page's address requests. */
  readonly asked: string | undefined
  /** `document.cookie` before the widget ran. */
  readonly cookie: string
  /** Whether the widget may remember the visitor. */
  readonly allowed: boolean
  /** Option `cookiePrefix` of the widget. */
  readonly cookiePrefix?: unknown
}

/**
 * Explains the shown variation, checking reasons in the order in which the widget decides. A reason
 * that contradicts the shown variation gives `unknown`.
 */
export function explainVariation(facts: VariationFacts): VariationReason {
  const { entry, shown, asked, cookie, allowed, cookiePrefix } = facts
  if (Object.keys(entry.variations ?? {}).length === 0) return 'only'
  if (hasChoice(entry, asked)) return shown === asked ? 'asked' : 'unknown'
  if (!allowed) return shown === entry.id ? 'refused' : 'unknown'
  const remembered = rememberedVariation(cookie, entry.id ?? '', cookiePrefix)
  if (hasChoice(entry, remembered)) return shown === remembered ? 'cookie' : 'unknown'
  return shown === undefined ? 'unknown' : 'picked'
}
