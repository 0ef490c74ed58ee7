import { Tabs } from '@base-ui/react/tabs'
import { useMedia } from '../state/useMedia'
import { Icon } from '../ui/Icon'
import { usePlayground } from './PlaygroundContext'
import styles from './Rail.module.css'
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
        {tools.map(({ id, label, icon }) => (
          <Tabs.Tab
            key={id}
            value={id}
            className={styles.item}
            onClick={id === state.panel ? onSame : undefined}
          >
            <Icon name={icon} />
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

/** Switches between light and dark. Back at what the operating system has, it follows that again. */
function ThemeButton({ className }: { className: string | undefined }) {
  const { state, update } = usePlayground()
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const current = state.theme === 'system' ? system : state.theme
  const other = current === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className={className}
      aria-label={`Switch to the ${other} theme`}
      onClick={() => update({ theme: other === system ? 'system' : other })}
    >
      {other === 'dark' ? <Icon name="dark" /> : <Icon name="light" />}
      {other === 'dark' ? 'Dark' : 'Light'}
    </button>
  )
}
