/**
 * The tab that a key leads to from `tab`; `undefined` for a key that leads nowhere.
 *
 * Arrows go round at the ends, and follow the direction in which the tabs run.
 */
export function tabOfKey(
  key: string,
  tab: number,
  count: number,
  isRtl: boolean,
): number | undefined {
  switch (key) {
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      return (tab + 1) % count
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      return (tab + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
