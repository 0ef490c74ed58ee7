import { type ReactNode, useId } from 'react'
import { classes } from '../../ui/Button'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import styles from './Snippet.module.css'

/**
 * Longer code is cut on the screen: it is there to be copied, and takes browsers long to lay out.
 */
const MAX_SHOWN = 4_000

interface SnippetProps {
  title: string
  /** Where to paste it. */
  where?: string
  code: string | undefined
  /** Whether this is what one came for. */
  isMain?: boolean
  /** As in `Copy policy`. */
  copyLabel?: string
  /** More about it. */
  children?: ReactNode
}

/** A thing to do, with the code to paste, if any, and a button that copies that. */
export function Snippet(props: SnippetProps) {
  const { title, where, code, isMain = false, copyLabel = 'Copy', children } = props
  const headingId = useId()
  const left = (code?.length ?? 0) - MAX_SHOWN
  return (
    <section aria-labelledby={headingId} className={styles.snippet}>
      <div className={classes(styles.head, isMain && styles.main)}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        {code !== undefined && <CopyButton text={code} label={copyLabel} describedBy={headingId} />}
      </div>
      {where && <p className={styles.hint}>{where}</p>}
      {code !== undefined && <Code text={left > 0 ? code.slice(0, MAX_SHOWN) : code} />}
      {left > 0 && (
        <p className={styles.hint}>{left.toLocaleString('en')} more characters are copied too.</p>
      )}
      {children && <p className={styles.hint}>{children}</p>}
    </section>
  )
}
