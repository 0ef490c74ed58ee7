import { Icon } from './Icon'
import styles from './SearchField.module.css'

interface SearchFieldProps {
  label: string
  placeholder?: string
  value: string
  onChange(value: string): void
  /** Called when ArrowDown leads into the results. */
  onLeave?(): void
}

/** Field that filters a list. Escape clears it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, value, onChange, onLeave } = props
  return (
    <div className={styles.search}>
      <Icon name="search" className={styles.icon} />
      <input
        className={styles.field}
        type="search"
        placeholder={placeholder}
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown' && onLeave) {
            event.preventDefault()
            onLeave()
          }
          if (event.key === 'Escape' && value) {
            event.preventDefault()
            onChange('')
          }
        }}
      />
    </div>
  )
}
