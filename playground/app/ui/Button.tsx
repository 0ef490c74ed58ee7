import { Tooltip } from '@base-ui/react/tooltip'
import type { ComponentProps, ReactElement } from 'react'
import styles from './Button.module.css'
import { Icon, type IconName } from './Icon'

interface TextButtonProps extends ComponentProps<'button'> {
  /** For what this screen is there for: at most one of them is in sight. */
  primary?: boolean
}

/** A button with words, 32 px high. */
export function TextButton({ className, primary, ...props }: TextButtonProps) {
  return (
    <button
      type="button"
      {...props}
      className={classes(styles.button, primary && styles.primary, className)}
    />
  )
}

interface IconButtonProps extends ComponentProps<'button'> {
  /** Action as a verb: its name, and its tooltip. */
  label: string
  icon: IconName
}

/** A button without words, 32 px square. */
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
  /** Where it leads, as a verb: its name, and its tooltip. */
  label: string
  icon: IconName
}

/** A link without words to a tab of its own, as large as such a button. */
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

/** Names a control on hover and on keyboard focus. The control still needs a name of its own. */
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

/** Where popups go: into a landmark, as all that is said on the page. */
export const inMain = {
  get current() {
    return document.querySelector('main')
  },
}

/** Joins the class names that apply. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
