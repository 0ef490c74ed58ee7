import type { ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './Notice.module.css'

interface NoticeProps {
  /** `failure` after an error; `empty` when there is simply nothing yet. */
  kind?: 'empty' | 'failure'
  title: string
  /** Explains when content will appear, or how to get it. */
  children: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** Replaces missing content with an explanation and a remedy. */
export function Notice({ kind = 'empty', title, children, actions }: NoticeProps) {
  const icon = kind === 'failure' ? 'alert' : 'empty'
  return (
    <div className={styles.notice} role={kind === 'failure' ? 'alert' : undefined}>
      <Icon name={icon} className={kind === 'failure' ? styles.failure : styles.empty} />
      <p className={styles.title}>{title}</p>
      <div className={styles.text}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
