import { type ReactNode, useContext } from 'react'
import { usePlayground } from '../context/PlaygroundContext'
import { IconButton, IconLink } from '../ui/Button'
import { docsLink } from '../utils/docsLink'
import styles from './PanelFrame.module.css'
import { ToolContext } from './ToolContext'

interface PanelFrameProps {
  title: string
  /** Buttons beside the title. */
  actions?: ReactNode
  /** Fixed above the scrolling body. */
  head?: ReactNode
  /** Fixed below the scrolling body. */
  foot?: ReactNode
  children: ReactNode
}

/** Frame of every panel: a title and a scrolling body. */
export function PanelFrame({ title, actions, head, foot, children }: PanelFrameProps) {
  const { update } = usePlayground()
  const tool = useContext(ToolContext)
  return (
    <section className={styles.frame}>
      <header className={styles.header}>
        <h2 className={styles.title}>{title}</h2>
        {actions}
        {tool && (
          <IconLink label={`Read about ${title}`} icon="guide" href={docsLink(tool.guide)} />
        )}
        <IconButton
          label="Close"
          icon="close"
          className={styles.close}
          onClick={() => update({ panel: undefined })}
        />
      </header>
      {head}
      <div className={styles.body}>{children}</div>
      {foot}
    </section>
  )
}
