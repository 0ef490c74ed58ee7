import { lazy, Suspense, useId, useState } from 'react'
import { useMedia } from '../state/useMedia'
import { Icon } from '../ui/Icon'
import styles from './CodePanel.module.css'

const SnippetInView = lazy(async () => ({
  default: (await import('../panels/snippet/SnippetInView')).SnippetInView,
}))

/** Windows with room for the code below the preview. */
const ROOMY = '(width >= 900px) and (height >= 700px)'

interface CodePanelProps {
  /** Whether another panel shows the code. */
  isElsewhere: boolean
}

/** The snippet below the preview: open where there is room, otherwise one click away. */
export function CodePanel({ isElsewhere }: CodePanelProps) {
  const id = useId()
  const isRoomy = useMedia(ROOMY)
  const [chosen, choose] = useState<boolean>()
  const isOpen = chosen ?? isRoomy
  if (isElsewhere) return null
  return (
    <section className={styles.panel} aria-label="Code">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => choose(!isOpen)}
      >
        <Icon name="chevron" className={styles.arrow} />
        Code for your site
      </button>
      {isOpen && (
        <div id={id} className={styles.code}>
          <Suspense>
            <SnippetInView />
          </Suspense>
        </div>
      )}
    </section>
  )
}
