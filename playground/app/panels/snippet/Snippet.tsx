import { type ReactNode, useId } from 'react'
import { Code } from '../../ui/Code'
import { CopyButton } from '../../ui/CopyButton'
import styles from './Snippet.module.css'

interface SnippetProps {
  title: string
  code: string
  /** As in `Copy snippet`. */
  copyLabel?: string
  /** More about it. */
  children?: ReactNode
}

/** Code to paste, and a button that copies it. */
export function Snippet({ title, code, copyLabel = 'Copy snippet', children }: SnippetProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <CopyButton text={code} label={copyLabel} describedBy={headingId} />
      </div>
      <Code text={code} />
      {children && <p className={styles.hint}>{children}</p>}
    </section>
  )
}
