import { type ReactNode, useId } from 'react'
import styles from './PanelSection.module.css'

/** A part of the panel under a title of its own. */
export function PanelSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      {children}
    </section>
  )
}
