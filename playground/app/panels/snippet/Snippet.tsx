import { type ReactNode, useId } from 'react'
import { CopyButton } from '../../ui/CopyButton'
import { Code } from './Code'
import styles from './Snippet.module.css'

interface SnippetProps {
  title: string
  code: string
  /** More about it. */
  children?: ReactNode
}

/** Code to paste, and a button that copies it. */
export function Snippet({ title, code, children }: SnippetProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={styles.title}>
          {title}
        </h3>
        <CopyButton text={code} label="Copy snippet" describedBy={headingId} />
      </div>
      <Code text={code} />
      {children && <p className={styles.hint}>{children}</p>}
    </section>
  )
}
