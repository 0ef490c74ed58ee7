/**
 * The tab that is open at first, counted from 0; -1 for none.
 *
 * @param defaultActiveTab - As authors have it: counted from 1, and 0 for none. 1 when absent.
 */
export function firstTab(defaultActiveTab: unknown, count: number): number {
  const tab = Number(defaultActiveTab ?? 1) - 1
  return Number.isInteger(tab) && tab >= 0 && tab < count ? tab : -1
}
