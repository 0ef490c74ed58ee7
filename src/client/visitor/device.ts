/** Kinds of devices that targeting knows. */
export type Device = 'tablet' | 'mobile' | 'desktop'

const TABLET = /Tablet|iPad/i
const MOBILE = /Android|BlackBerry|iPhone|iPod|Opera Mini|IEMobile|WPDesktop/i

/**
 * The kind of device that a user agent stands for. Android tablets that do not say so count as
 * mobile.
 */
export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet'
  return MOBILE.test(userAgent) ? 'mobile' : 'desktop'
}
