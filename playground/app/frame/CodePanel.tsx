import { lazy, Suspense, useId, useState } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { useMedia } from '../state/useMedia'
import { Icon } from '../ui/Icon'
import styles from './CodePanel.module.css'

/** Loads the code's component; one that fails is replaced by a word, and the preview stays. */
export const loadSnippet = () =>
  import('../panels/snippet/SnippetInView').then(
    ({ SnippetInView }) => ({ default: SnippetInView }),
    () => ({ default: NotLoaded }),
  )
const SnippetInView = lazy(loadSnippet)

function NotLoaded() {
  return <p>The code could not be loaded. Start the playground again, and reload.</p>
}

/** Windows with room for the code below the preview. */
const ROOMY = '(width >= 900px) and (height >= 700px)'

interface CodePanelProps {
  /** Whether another panel shows the code. */
  isElsewhere: boolean
}

/** The snippet below the preview: open where there is room, otherwise one click away. None without an entry. */
export function CodePanel({ isElsewhere }: CodePanelProps) {
  const { entry } = usePlayground()
  const id = useId()
  const isRoomy = useMedia(ROOMY)
  const [chosen, choose] = useState<boolean>()
  const isOpen = chosen ?? isRoomy
  if (isElsewhere || !entry) return null
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
