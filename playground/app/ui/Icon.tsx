import icons from './icons.json'

export type IconName = keyof typeof icons

interface IconProps {
  name: IconName
  className?: string | undefined
}

/**
 * A picture of 20 by 20 px in the colour of its text. Says nothing to screen readers: its control
 * does.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      className={className}
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  )
}
