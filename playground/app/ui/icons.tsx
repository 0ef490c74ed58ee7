import type { ComponentType, ReactElement } from 'react'

/** A drawing of 20 by 20 px in the colour of its text. Says nothing to screen readers: its control does. */
export type Icon = ComponentType<{ className?: string | undefined }>

/** Draws a path, or what is more than that. */
function icon(drawing: string | ReactElement): Icon {
  return ({ className }) => (
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
      {typeof drawing === 'string' ? <path d={drawing} /> : drawing}
    </svg>
  )
}

export const ContentIcon = icon(
  'M4.75 3.5h10.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1 -1.25 1.25h-10.5a1.25 1.25 0 0 1 -1.25 -1.25v-2.5a1.25 1.25 0 0 1 1.25 -1.25ZM4.75 11.5h2.5a1.25 1.25 0 0 1 1.25 1.25v2.5a1.25 1.25 0 0 1 -1.25 1.25h-2.5a1.25 1.25 0 0 1 -1.25 -1.25v-2.5a1.25 1.25 0 0 1 1.25 -1.25ZM11.5 12.25h5M11.5 15.75h3.5',
)
export const SnippetIcon = icon('m6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.25 4.5l-2.5 11')
export const PhoneIcon = icon(
  'M7.75 2.75h4.5a1.75 1.75 0 0 1 1.75 1.75v11a1.75 1.75 0 0 1 -1.75 1.75h-4.5a1.75 1.75 0 0 1 -1.75 -1.75v-11a1.75 1.75 0 0 1 1.75 -1.75ZM9.25 14.5h1.5',
)
export const TabletIcon = icon(
  'M5.75 2.75h8.5a1.75 1.75 0 0 1 1.75 1.75v11a1.75 1.75 0 0 1 -1.75 1.75h-8.5a1.75 1.75 0 0 1 -1.75 -1.75v-11a1.75 1.75 0 0 1 1.75 -1.75ZM9 14.5h2',
)
export const DesktopIcon = icon(
  'M4 3.75h12a1.5 1.5 0 0 1 1.5 1.5v7a1.5 1.5 0 0 1 -1.5 1.5h-12a1.5 1.5 0 0 1 -1.5 -1.5v-7a1.5 1.5 0 0 1 1.5 -1.5ZM7 17h6M10 13.75V17',
)
export const FitIcon = icon(
  'M2.75 4.5v11M17.25 4.5v11M6 10h8M8 7.75 5.75 10 8 12.25M12 7.75 14.25 10 12 12.25',
)
export const ReloadIcon = icon('M15.75 8.25A6 6 0 1 0 16 10.5M16 4.5v3.75h-3.75')
export const OpenIcon = icon(
  'M8.5 4.75H5.25a1.5 1.5 0 0 0-1.5 1.5v8.5a1.5 1.5 0 0 0 1.5 1.5h8.5a1.5 1.5 0 0 0 1.5-1.5V11.5M11.75 3.75h4.5v4.5M16 4l-6.25 6.25',
)
export const SearchIcon = icon('M3.75 8.75a5 5 0 1 0 10 0 5 5 0 1 0 -10 0ZM12.5 12.5l4 4')
export const CloseIcon = icon('m5.5 5.5 9 9M14.5 5.5l-9 9')
export const CopyIcon = icon(
  'M9 7.25h6a1.75 1.75 0 0 1 1.75 1.75v6a1.75 1.75 0 0 1 -1.75 1.75h-6a1.75 1.75 0 0 1 -1.75 -1.75v-6a1.75 1.75 0 0 1 1.75 -1.75ZM12.75 4.75v-.25a1.25 1.25 0 0 0-1.25-1.25h-7A1.25 1.25 0 0 0 3.25 4.5v7a1.25 1.25 0 0 0 1.25 1.25h.25',
)
export const EventsIcon = icon('M11.25 2.75 4.5 11.5h4.75l-.75 5.75 7-8.75h-4.75l.5-5.75Z')
export const ImpressionIcon = icon(
  'M2.25 10S5 4.75 10 4.75 17.75 10 17.75 10 15 15.25 10 15.25 2.25 10 2.25 10ZM7.75 10a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0 -4.5 0Z',
)
export const ClickIcon = icon(
  'm8.25 8.25 8 3-3.5 1.5-1.5 3.5-3-8ZM7.5 3v1.75M3 7.5h1.75M4.25 4.25 5.5 5.5M10.75 4.25 9.75 5.5',
)
export const ConversionIcon = icon(
  'M3.25 10a6.75 6.75 0 1 0 13.5 0 6.75 6.75 0 1 0 -13.5 0ZM7 10.25l2.25 2.25 4-4.75',
)
export const SubmissionIcon = icon(
  'm17 3.25-14 5.5 5.25 2.5M17 3.25l-4.75 13.5-4-5.5M17 3.25l-8.75 8',
)
export const EventIcon = icon('M7 10a3 3 0 1 0 6 0 3 3 0 1 0 -6 0Z')
export const PauseIcon = icon('M7.25 5v10M12.75 5v10')
export const PlayIcon = icon('m7 4.75 8.25 5.25L7 15.25V4.75Z')
export const DownloadIcon = icon('M10 3.25v9M6.25 8.75 10 12.5l3.75-3.75M3.75 16.25h12.5')
export const ClearIcon = icon(
  'M3.75 5.75h12.5M8 5.5V4a.75.75 0 0 1 .75-.75h2.5A.75.75 0 0 1 12 4v1.5M5.25 5.75l.75 10a1.25 1.25 0 0 0 1.25 1h5.5a1.25 1.25 0 0 0 1.25-1l.75-10',
)
export const ExpandIcon = icon('m7.75 5.5 4.5 4.5-4.5 4.5')
export const AudienceIcon = icon(
  'M4.75 7a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0 -5.5 0ZM2.5 16c.25-3 2.25-4.75 5-4.75s4.75 1.75 5 4.75M12.5 4.5a2.75 2.75 0 0 1 0 5M14.5 11.75c1.75.5 2.75 2 3 4.25',
)
export const CheckIcon = icon('m4.25 10.5 3.75 3.75 7.75-8.5')
export const AlertIcon = icon('M10 3.25 17.25 16H2.75L10 3.25ZM10 8.25v3.25M10 13.6v.15')

export const EmptyIcon = icon(
  <>
    <rect x="3.25" y="4.25" width="13.5" height="11.5" rx="1.75" strokeDasharray="2.5 2.5" />
    <path d="M8 10h4" />
  </>,
)

export const LightIcon = icon(
  'M6.75 10a3.25 3.25 0 1 0 6.5 0 3.25 3.25 0 1 0 -6.5 0ZM10 2.75v1M10 16.25v1M17.25 10h-1M3.75 10h-1M15.1 4.9l-.7.7M5.6 14.4l-.7.7M15.1 15.1l-.7-.7M5.6 5.6l-.7-.7',
)
export const DarkIcon = icon('M16.25 12A6.75 6.75 0 0 1 8 3.75a6.75 6.75 0 1 0 8.25 8.25Z')
export const ChevronIcon = icon('m6 8 4 4 4-4')
export const SiteIcon = icon(
  'M4.5 3.75h11a1.75 1.75 0 0 1 1.75 1.75v9a1.75 1.75 0 0 1 -1.75 1.75h-11a1.75 1.75 0 0 1 -1.75 -1.75v-9a1.75 1.75 0 0 1 1.75 -1.75ZM2.75 7.25h14.5M5.25 5.5h.1M7.25 5.5h.1',
)
export const ConditionsIcon = icon(
  'M3 6h7.5M14.5 6H17M3 14h2.5M9.5 14H17M10.5 6a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM5.5 14a2 2 0 1 0 4 0 2 2 0 1 0 -4 0Z',
)

export const MoreIcon = icon(<path d="M4.75 10h.1M10 10h.1M15.25 10h.1" strokeWidth="2.25" />)

export const UpIcon = icon('M10 15.5v-11M5.5 9 10 4.5 14.5 9')
export const DownIcon = icon('M10 4.5v11M5.5 11l4.5 4.5 4.5-4.5')
export const BackIcon = icon('M15.5 10h-11M9 5.5 4.5 10 9 14.5')
export const RemoveIcon = icon(
  'M3.75 5.5h12.5M8 5.25V3.5h4v1.75M5.25 5.75l.75 10.5h8l.75-10.5M8.5 8.5v5M11.5 8.5v5',
)
export const SendIcon = icon('M4 10h11.5M11 5.25 15.75 10 11 14.75')
export const ArriveIcon = icon('M16 10H4.5M9 5.25 4.25 10 9 14.75')
export const EditorIcon = icon(
  'M4.25 15.75 5 12.5l8-8a1.75 1.75 0 0 1 2.5 2.5l-8 8-3.25.75ZM11.75 5.75l2.5 2.5',
)
export const HealthIcon = icon('M2.75 10.5h3.5l2-5 3.5 9.5 2-4.5h3.5')
export const ConfigureIcon = icon(
  'M5 3v3.5M5 10.5V17M10 3v7M10 14v3M15 3v2M15 9v8M3 8.5a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM8 12a2 2 0 1 0 4 0 2 2 0 1 0 -4 0ZM13 7a2 2 0 1 0 4 0 2 2 0 1 0 -4 0Z',
)
export const UndoIcon = icon('M4 4.25V8.5h4.25M4.4 8.25A6 6 0 1 1 4 11.5')
