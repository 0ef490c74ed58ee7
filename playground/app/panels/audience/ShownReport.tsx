import type { ContentEntry } from '../../../../src/content/types'
import { previewWidget } from '../../frame/previewWidget'
import { usePlayground } from '../../shell/PlaygroundContext'
import { Part } from './Part'
import styles from './ShownReport.module.css'
import { useVisit } from './useVisit'
import { VariantReport } from './VariantReport'
import { VariationReport } from './VariationReport'

/** What this visitor sees, and why. */
export function ShownReport({ entry }: { entry: ContentEntry }) {
  const { preview } = usePlayground()
  const visit = useVisit(preview)
  const client = previewWidget(preview.frame.current)?.client
  const isShown = preview.status.phase === 'ready' && visit && client
  if (!isShown) {
    return (
      <Part title="What they see">
        <p className={styles.waiting}>
          {preview.status.phase === 'loading'
            ? 'The preview is loading…'
            : 'The preview shows no content, so there is nothing to explain.'}
        </p>
      </Part>
    )
  }
  return (
    <Part title="What they see">
      <VariationReport entry={entry} visit={visit} allowed={client.canTrack} />
      <VariantReport entry={entry} visit={visit} attributes={client.getUserAttributes()} />
    </Part>
  )
}
