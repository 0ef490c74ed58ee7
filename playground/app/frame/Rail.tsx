import { Tabs } from '@base-ui/react/tabs'
import { useEffect, useRef } from 'react'
import styles from './Rail.module.css'
import { type Step, steps } from './tools'

interface RailProps {
  open: Step | undefined
  /** Called when the open step is clicked again. */
  onSame: (() => void) | undefined
}

/** Tabs for the steps from content to a live site. */
export function Rail({ open, onSame }: RailProps) {
  const rail = useRef<HTMLElement>(null)
  const last = useRef(open)
  useEffect(() => {
    const step = open ?? last.current
    if (!step || open === last.current) return
    last.current = open
    // A pressed control goes with its panel, and takes the focus along.
    if (document.activeElement?.matches('body, [role=tabpanel] *'))
      rail.current?.querySelectorAll<HTMLElement>('[role=tab]')[steps.indexOf(step)]?.focus()
  }, [open])
  return (
    <nav ref={rail} className={styles.rail} aria-label="Steps">
      <Tabs.List className={styles.tabs} aria-label="Steps">
        {steps.map((step, index) => (
          <Tabs.Tab
            key={step.id}
            value={step.id}
            className={styles.item}
            onClick={step === open ? onSame : undefined}
          >
            <span className={styles.number} aria-hidden="true">
              {index + 1}
            </span>
            {step.label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </nav>
  )
}
