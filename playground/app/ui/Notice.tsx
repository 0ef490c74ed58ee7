import type { ReactNode } from 'react'
import { Icon } from './Icon'
import styles from './Notice.module.css'

interface NoticeProps {
  /** `failure` for what went wrong; otherwise there is simply nothing here yet. */
  kind?: 'empty' | 'failure'
  title: string
  /** Text that says when content will appear here, or how to get it. */
  children: ReactNode
  /** Buttons. */
  actions?: ReactNode
}

/** Stands where something is missing: says what, and what to do about it. */
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
