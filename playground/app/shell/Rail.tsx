import { Tabs } from '@base-ui/react/tabs'
import { usePlayground } from './PlaygroundContext'
import styles from './Rail.module.css'
import { ThemeButton } from './ThemeButton'
import { tools } from './tools'

interface RailProps {
  /** Whether it lies at the bottom. */
  narrow: boolean
  /** Called when the open tool is chosen once more. */
  onSame: (() => void) | undefined
}

/** The tools, one tab each, and the choice of theme. */
export function Rail({ narrow, onSame }: RailProps) {
  const { state } = usePlayground()
  return (
    <nav className={styles.rail} aria-label="Tools">
      {!narrow && <Mark />}
      <Tabs.List className={styles.tabs} aria-label="Tools">
        {tools.map(({ id, label, icon: Drawing }) => (
          <Tabs.Tab
            key={id}
            value={id}
            className={styles.item}
            onClick={id === state.panel ? onSame : undefined}
          >
            <Drawing />
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <ThemeButton className={styles.item} />
    </nav>
  )
}

function Mark() {
  return (
    <svg className={styles.mark} width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--accent)" />
      <path
        d="M8 10h16M8 16h10M8 22h13"
        stroke="var(--on-accent)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  )
}
