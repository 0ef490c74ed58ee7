import type { FrameWidth } from '../state/urlState'
import { DesktopIcon, FitIcon, type Icon, PhoneIcon, TabletIcon } from '../ui/icons'

/** A width with a name. */
export interface Device {
  readonly width: FrameWidth
  readonly label: string
  /** Says the same in the least room. */
  readonly short: string
  readonly icon: Icon
}

export const devices: readonly Device[] = [
  { width: 390, label: 'Phone, 390 px', short: '390', icon: PhoneIcon },
  { width: 800, label: 'Tablet, 800 px', short: '800', icon: TabletIcon },
  { width: 1280, label: 'Desktop, 1280 px', short: '1280', icon: DesktopIcon },
  { width: 'fit', label: 'As wide as there is room', short: 'Fit', icon: FitIcon },
]
