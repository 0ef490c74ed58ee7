import { isLocalAddress } from '../install/installSettings'
import { linkText, SAMPLE_SOURCE, type Source } from '../state/source'
import type { Theme } from '../state/urlState'
import { useMedia } from '../state/useMedia'
import { IconButton } from '../ui/Button'
import { CopyButton } from '../ui/CopyButton'
import { docsLink } from '../utils/docsLink'
import styles from './Header.module.css'

interface HeaderProps {
  /** Link that reproduces this state. */
  link: string
  /** Source of the content. */
  source?: Source
  /** Whether changes are not part of the link. */
  isUnsaved?: boolean
  theme: Theme
  onTheme(theme: Theme): void
  /** Absent where there is nothing to search. */
  onSearch?(): void
}

/** Header with links to documentation and gallery, a share button and the theme switch. */
export function Header(props: HeaderProps) {
  const { link, source = SAMPLE_SOURCE, isUnsaved, theme, onTheme, onSearch } = props
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a banner role, named because host pages have one too
    <header className={styles.header} aria-label="SiteBlocks playground">
      <h1 className={styles.name}>
        <a className={styles.brand} href="/">
          <Mark />
          SiteBlocks
        </a>
      </h1>
      <p className={styles.sentence}>
        Put banners, forms and whole pages on your site: choose, adjust, paste the code.
      </p>
      <nav className={styles.links} aria-label="Playground">
        <a className={styles.link} href={docsLink()}>
          Docs
        </a>
        <a className={styles.link} href="/gallery.html">
          Gallery
        </a>
        {onSearch && (
          <IconButton
            label="Search"
            icon="search"
            aria-keyshortcuts="Control+K Meta+K"
            aria-haspopup="dialog"
            onClick={onSearch}
          />
        )}
        <CopyButton
          text={link}
          label="Copy link"
          copied={linkText(source, { isUnsaved, isLocal: isLocalAddress(link) })}
          className={styles.copy}
        />
        <ThemeButton theme={theme} onTheme={onTheme} />
      </nav>
    </header>
  )
}

function Mark() {
  return (
    <svg width="24" height="24" viewBox="0 0 32 32" aria-hidden="true">
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

/** Switches between light and dark. Choosing the system's theme follows the system again. */
function ThemeButton({ theme, onTheme }: Pick<HeaderProps, 'theme' | 'onTheme'>) {
  const system = useMedia('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  const current = theme === 'system' ? system : theme
  const other = current === 'dark' ? 'light' : 'dark'
  return (
    <IconButton
      label={`Switch to the ${other} theme`}
      icon={other}
      onClick={() => onTheme(other === system ? 'system' : other)}
    />
  )
}
