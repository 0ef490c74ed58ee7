import type { ReactNode } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import type { EntryDraft } from '../draft/useDraft'
import { Icon } from '../ui/Icon'
import { formatBytes } from '../utils/format'
import styles from './StatusStrip.module.css'

const PHASES = {
  loading: 'Loading',
  ready: 'Shown',
  empty: 'No content',
  failed: 'Failed',
} as const

/** Shows the preview's content and cost in one line, which scrolls when it does not fit. */
export function StatusStrip() {
  const { entry, config, state, draft, preview } = usePlayground()
  const { status } = preview
  const { phase, figures, renderedBy, refused } = status
  return (
    <footer className={styles.strip}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard */}
      <section className={styles.items} aria-label="Status" tabIndex={0}>
        <p className={styles.phase} role="status" data-phase={entry ? phase : 'none'}>
          {entry ? PHASES[phase] : 'Nothing chosen'}
        </p>
        <p className={styles.draft} role="status" data-saved={draft.isSaved || undefined}>
          {draft.isSaved && <Icon name="check" />}
          {draftText(draft)}
        </p>
        {entry && (phase === 'ready' || phase === 'loading') && (
          <Item name="Entry">{status.entryName || entry.name}</Item>
        )}
        {phase === 'ready' && <Item name="Variation">{status.variation ?? 'Default'}</Item>}
        {entry && state.rendering === 'server' && renderedBy && (
          <Item name="Rendered by">
            {renderedBy === 'server' ? 'Server' : 'Browser, server failed'}
          </Item>
        )}
        {entry && state.policy !== 'off' && (
          <Item name="Policy">
            {refused ? `${refused.count} refused: ${refused.what}` : 'Nothing refused'}
          </Item>
        )}
        <span className={styles.gap} />
        {entry && figures && (
          <>
            {figures.embedBytes > 0 && (
              <Item name="embed.js">{formatBytes(figures.embedBytes)}</Item>
            )}
            <Item name="Requests">
              {figures.requests}, {formatBytes(figures.bytes)}
            </Item>
            <Item name="Layout shift">{formatShift(figures.layoutShift)}</Item>
          </>
        )}
        <p className={styles.name}>SiteBlocks {config.version}</p>
      </section>
    </footer>
  )
}

/** Whether the entry's changes are saved, as the status says it. */
function draftText({ changed, failure, isSaved, work }: EntryDraft): string {
  if (work !== 'none') return ''
  if (changed) return failure ? 'Not saved' : 'Unsaved changes'
  return isSaved ? 'Saved' : ''
}

function Item({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className={styles.item}>
      <span className={styles.name}>{name}</span>
      {children}
    </p>
  )
}

/** Shifts below a thousandth are invisible, so they show as 0. */
function formatShift(score: number): string {
  return score < 0.001 ? '0' : score.toFixed(3)
}
