import { useState } from 'react'
import { forgetSpace, recentSpaces, spaceHost, spaceTitle } from '../../../data/space'
import type { Space } from '../../../state/source'
import { IconButton } from '../../../ui/IconButton'
import { RemoveIcon } from '../../../ui/icons'
import styles from './SpaceView.module.css'

interface RecentSpacesProps {
  shown: Space | undefined
  onChoose(space: Space): void
}

/** The spaces that were connected before in this browser. */
export function RecentSpaces({ shown, onChoose }: RecentSpacesProps) {
  const [, forgotten] = useState(0)
  const spaces = recentSpaces()
  if (spaces.length === 0) return null
  const current = JSON.stringify(shown)
  return (
    <section aria-labelledby="recent-spaces">
      <h3 id="recent-spaces" className={styles.title}>
        Recent spaces
      </h3>
      <p className={styles.quiet}>Remembered in this browser, without tokens.</p>
      <ul>
        {spaces.map((space) => {
          const text = JSON.stringify(space)
          const name = `${spaceTitle(space)}, ${space.apiKey}`
          return (
            <li key={text} className={styles.row}>
              <button
                type="button"
                className={styles.recent}
                aria-current={text === current ? 'true' : undefined}
                onClick={() => onChoose(space)}
              >
                <span>{name}</span>
                <span className={styles.quiet}>{spaceHost(space)}</span>
              </button>
              <IconButton
                label={`Forget ${name}`}
                icon={RemoveIcon}
                onClick={() => {
                  forgetSpace(space)
                  forgotten((count) => count + 1)
                }}
              />
            </li>
          )
        })}
      </ul>
    </section>
  )
}
