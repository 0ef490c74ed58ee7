import { useEffect, useState } from 'react'
import { classes, TextButton } from './Button'
import styles from './CopyButton.module.css'
import { Icon, type IconName } from './Icon'

/** Long enough for readers who magnify the page and look elsewhere at first. */
const CONFIRM_MS = 6000

const REFUSED = { text: 'Select and copy it', icon: 'alert' } as const

interface CopyButtonProps {
  text: string
  /** Label, as in `Copy snippet`. */
  label: string
  /** Confirmation shown on success. */
  copied?: string
  /** Id of the element that distinguishes this button from others with the same label. */
  describedBy?: string
  className?: string | undefined
}

/** Copies `text` and shows the outcome for six seconds. */
export function CopyButton(props: CopyButtonProps) {
  const { text, label, copied = 'Copied', describedBy, className } = props
  const [outcome, setOutcome] = useState<{ readonly text: string; readonly icon: IconName }>()
  const shown = outcome ?? ({ text: label, icon: 'copy' } as const)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome({ text: copied, icon: 'check' })
    } catch {
      // Browser settings may deny the clipboard, and insecure origins have none.
      setOutcome(REFUSED)
    }
  }

  return (
    <>
      <span className="visually-hidden" role="status">
        {outcome?.text}
      </span>
      <TextButton
        className={classes(styles.copy, className)}
        onClick={copy}
        aria-describedby={describedBy}
      >
        <Icon name={shown.icon} />
        <span>{shown.text}</span>
      </TextButton>
    </>
  )
}
