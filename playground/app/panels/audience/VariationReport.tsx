import { hasChoice } from '../../../../src/client/variations/decideVariation'
import type { ContentEntry } from '../../../../src/content/types'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Choice } from '../../ui/Choice'
import styles from './ShownReport.module.css'
import { sharesOf, versionName } from './simulation'
import { rememberedVariation, type Visit } from './useVisit'

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

/** Which variation is shown, and why; and a way to see another one. */
export function VariationReport({ entry, visit, allowed }: VariationReportProps) {
  const { state, update } = usePlayground()
  const shares = sharesOf(entry)
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
      {shares.length > 1 && (
        <div className={styles.choose}>
          <span className={styles.kind}>Show</span>
          <Choice
            label="Shown variation"
            choices={[
              { value: BY_CHANCE, label: 'As it is picked' },
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

/** Why a visitor sees a variation. */
export type VariationReason = 'only' | 'asked' | 'refused' | 'cookie' | 'picked' | 'unknown'

export interface VariationFacts {
  /** The entry as the content host has it. */
  readonly entry: ContentEntry
  /** Id of the variation that the widget says it shows. */
  readonly shown: string | undefined
  /** The one that the address of the page asks for. */
  readonly asked: string | undefined
  /** All cookies, as they were before the widget ran. */
  readonly cookie: string
  /** Whether the widget may remember the visitor. */
  readonly allowed: boolean
  /** The option of that name. */
  readonly cookiePrefix?: unknown
}

/**
 * Says why the widget shows what it shows, in the order in which it decides. A reason that would
 * have come to another variation is none: then it is `unknown`.
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
