import { type ReactNode, useContext } from 'react'
import { docsLink } from '../data/docsLink'
import { IconButton, IconLink } from '../ui/Button'
import styles from './PanelFrame.module.css'
import { usePlayground } from './PlaygroundContext'
import { ToolContext } from './ToolContext'

interface PanelFrameProps {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Stays above what scrolls. */
  head?: ReactNode
  /** Stays below what scrolls. */
  foot?: ReactNode
  /** Whether nothing in it takes the focus, so that it has to itself: keys scroll it then. */
  still?: boolean
  children: ReactNode
}

/** Frame of every panel: a title, and a body that scrolls. */
export function PanelFrame({ title, actions, head, foot, still, children }: PanelFrameProps) {
  const { update } = usePlayground()
  const tool = useContext(ToolContext)
  return (
    <section className={styles.frame}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
        {tool && (
          <IconLink label={`Read about ${tool.label}`} icon="guide" href={docsLink(tool.guide)} />
        )}
        <IconButton
          label="Close"
          icon="close"
          className={styles.close}
          onClick={() => update({ panel: undefined })}
        />
      </header>
      {head}
      <div
        className={styles.body}
        {...(still && { role: 'group', 'aria-label': title, tabIndex: 0 })}
      >
        {children}
      </div>
      {foot}
    </section>
  )
}
