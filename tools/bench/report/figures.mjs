import { summary } from '../harness/stats.mjs'

/**
 * Looks up measured figures by name.
 *
 * @param {readonly { what: string, page?: string, entrant: string, value: number }[]} samples
 */
export function figuresOf(samples) {
  const groups = new Map()
  for (const { what, page = '', entrant, value } of samples) {
    const key = [what, page, entrant].join('|')
    if (typeof value === 'number') groups.set(key, [...(groups.get(key) ?? []), value])
  }
  const of = (what, page, entrant) => {
    const values = groups.get([what, page, entrant].join('|'))
    return values && summary(values)
  }
  const median = (what, page, entrant) => of(what, page, entrant)?.median ?? Number.NaN
  /** Minimum and maximum number of measurements per page. */
  const countsOf = (what) => {
    const counts = [...groups].flatMap(([key, values]) =>
      key.startsWith(`${what}|`) ? [values.length] : [],
    )
    return [Math.min(...counts), Math.max(...counts)]
  }
  return { of, median, countsOf }
}
