import type { ComponentProps } from 'react'
import styles from './Button.module.css'
import { classes } from './classes'

/** A button with words, 32 px high. */
export function Button({ className, ...props }: ComponentProps<'button'>) {
  return <button type="button" {...props} className={classes(styles.button, className)} />
}
