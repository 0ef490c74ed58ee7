import type { ComponentProps } from 'react'
import { classes } from './classes'
import styles from './IconButton.module.css'
import type { Icon } from './icons'
import { Tip } from './Tip'

interface IconButtonProps extends ComponentProps<'button'> {
  /** What it does, as a verb: its name, and its tooltip. */
  label: string
  icon: Icon
}

/** A button without words, 32 px square. */
export function IconButton({ label, icon: Drawing, className, ...props }: IconButtonProps) {
  return (
    <Tip text={label}>
      <button
        type="button"
        aria-label={label}
        {...props}
        className={classes(styles.button, className)}
      >
        <Drawing />
      </button>
    </Tip>
  )
}
