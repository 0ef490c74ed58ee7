import { Tooltip } from '@base-ui/react/tooltip'
import type { ComponentProps, ReactElement } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon'

interface TextButtonProps extends ComponentProps<'button'> {
  /** Marks the main action of a screen; at most one is visible. */
  primary?: boolean
}

/** A text button, 32 px high. While it is disabled, it keeps the focus. */
export function TextButton(props: TextButtonProps) {
  const { className, primary, disabled, onClick, ...others } = props
  return (
    <button
      type="button"
      {...others}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className={classes(styles.button, primary && styles.primary, className)}
    />
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Verb that names the action, also shown as tooltip. */
  label: string
  icon: IconName
}

/** An icon button, 32 px square. */
export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <Tip text={label}>
      <button
        type="button"
        aria-label={label}
        {...props}
        className={classes(styles.iconButtonButton, className)}
      >
        <Icon name={icon} />
      </button>
    </Tip>
  )
}

interface IconLinkProps extends ComponentProps<'a'> {
  /** Verb phrase that names the target, also shown as tooltip. */
  label: string
  icon: IconName
}

/** An icon link that opens a new tab, in the size of an icon button. */
export function IconLink({ label, icon, href, ...props }: IconLinkProps) {
  return (
    <Tip text={label}>
      <a
        href={href}
        target="_blank"
        rel="noreferrer"
        aria-label={label}
        {...props}
        className={styles.iconButtonButton}
      >
        <Icon name={icon} />
      </a>
    </Tip>
  )
}

/** Tooltip on hover and keyboard focus. The control still needs an accessible name. */
export function Tip({ text, children }: { text: string; children: ReactElement }) {
  return (
    <Tooltip.Root>
      <Tooltip.Trigger render={children} />
      <Tooltip.Portal container={inMain}>
        <Tooltip.Positioner sideOffset={6} className={styles.positioner}>
          <Tooltip.Popup className={styles.popup}>{text}</Tooltip.Popup>
        </Tooltip.Positioner>
      </Tooltip.Portal>
    </Tooltip.Root>
  )
}

/** Container for popups, so that all page content is inside a landmark. */
export const inMain = {
  get current() {
    return document.querySelector('main')
  },
}

/** Joins the class names that apply. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
