/** One request of the page. */
export interface PageRequest {
  readonly address: string
  /** Milliseconds after the page was asked for. */
  readonly start: number
  /** Milliseconds. */
  readonly duration: number
  /** What came over the network; 0 for what the browser had. */
  readonly bytes: number
}

/** What the browser measured of one load of the page. Times are milliseconds after it was asked for. */
export interface PageFigures {
  readonly firstPaint?: number
  readonly largestPaint?: number
  readonly contentShown?: number
  readonly layoutShift: number
  readonly longTasks: number
  /** How long the page was deaf to clicks and keys, in milliseconds: what long tasks take beyond 50. */
  readonly blocked: number
  readonly requests: readonly PageRequest[]
}

/** An entry of the browser's timeline, with the fields that some kinds have. */
export interface TimelineEntry {
  readonly entryType: string
  readonly name: string
  readonly startTime: number
  readonly duration: number
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly transferSize?: number
}

export const NOTHING_MEASURED: PageFigures = {
  layoutShift: 0,
  longTasks: 0,
  blocked: 0,
  requests: [],
}

/** What the browser calls the things that are measured. */
export const ENTRY_TYPES = [
  'paint',
  'largest-contentful-paint',
  'layout-shift',
  'longtask',
  'resource',
  'mark',
] as const

/** A task that keeps the page busy for longer than this is a long one. */
const LONG_MS = 50

/** The playground's own files are no cost of the widget. */
const OWN_FILES = /^\/(preview|vendor)\//

/** The figures after one more entry. Those of the playground itself change nothing. */
export function addEntry(figures: PageFigures, entry: TimelineEntry): PageFigures {
  const { entryType, name, startTime, duration } = entry
  switch (entryType) {
    case 'paint':
      return name === 'first-contentful-paint' ? { ...figures, firstPaint: startTime } : figures
    case 'largest-contentful-paint':
      return { ...figures, largestPaint: startTime }
    case 'mark':
      return name === 'content-shown' ? { ...figures, contentShown: startTime } : figures
    case 'layout-shift':
      return entry.hadRecentInput
        ? figures
        : { ...figures, layoutShift: figures.layoutShift + (entry.value ?? 0) }
    case 'longtask':
      // Those of the page around it are none of its own.
      if (name !== 'self') return figures
      return {
        ...figures,
        longTasks: figures.longTasks + 1,
        blocked: figures.blocked + Math.max(0, duration - LONG_MS),
      }
    case 'resource': {
      if (OWN_FILES.test(new URL(name).pathname)) return figures
      const request = { address: name, start: startTime, duration, bytes: entry.transferSize ?? 0 }
      return { ...figures, requests: [...figures.requests, request] }
    }
    default:
      return figures
  }
}
