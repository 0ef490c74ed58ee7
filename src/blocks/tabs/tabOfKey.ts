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
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  return step ? (tab + (isRtl ? -step : step) + count) % count : undefined
}
