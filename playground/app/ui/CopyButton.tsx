import { useEffect, useState } from 'react'
import { Button } from './Button'
import styles from './CopyButton.module.css'
import { Icon } from './Icon'

const CONFIRM_MS = 2000

const OUTCOMES = {
  copied: { text: 'Copied', icon: 'check' },
  refused: { text: 'Select and copy it', icon: 'alert' },
} as const

interface CopyButtonProps {
  text: string
  /** As in `Copy snippet`. */
  label: string
  /** Id of what tells this button from others of the same name. */
  describedBy?: string
}

/** Copies `text`, and says for two seconds whether it worked. */
export function CopyButton({ text, label, describedBy }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES>()
  const shown = outcome ? OUTCOMES[outcome] : ({ text: label, icon: 'copy' } as const)

  useEffect(() => {
    if (!outcome) return
    const timer = setTimeout(() => setOutcome(undefined), CONFIRM_MS)
    return () => clearTimeout(timer)
  }, [outcome])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      // Refused by the browser's settings, or absent outside of secure origins.
      setOutcome('refused')
    }
  }

  return (
    <>
      <span className="visually-hidden" role="status">
        {outcome && OUTCOMES[outcome].text}
      </span>
      <Button className={styles.copy} onClick={copy} aria-describedby={describedBy}>
        <Icon name={shown.icon} />
        {shown.text}
      </Button>
    </>
  )
}
