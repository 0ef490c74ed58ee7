import icons from './icons.json'

export type IconName = keyof typeof icons

interface IconProps {
  name: IconName
  className?: string | undefined
}

/** A 20 px icon in the text colour. Hidden from screen readers: its control has the name. */
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
