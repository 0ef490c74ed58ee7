import embedSize from '../../../../bench/embedSize.json'
import { formatBytes } from '../../utils/format'

/** Rating of a figure. */
export type Verdict = 'good' | 'fair' | 'poor'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Needs work',
}

/** A figure and its thresholds. */
export interface Measure {
  readonly name: string
  /** Consequence for visitors, in a sentence. */
  readonly meaning: string
  /** Highest value rated good. */
  readonly good: number
  /** Highest value rated fair. */
  readonly fair: number
  /** Formats a value, as in `1.2 s`. */
  readonly format: (value: number) => string
}

/** Bytes that `embed.js` may have, compressed. */
export const EMBED_LIMIT = embedSize.limit

export const MEASURES = {
  embed: {
    name: 'Size of embed.js',
    meaning: 'Every new visitor loads it once, compressed with gzip.',
    good: EMBED_LIMIT,
    fair: EMBED_LIMIT,
    format: formatBytes,
  },
  firstPaint: {
    name: 'First paint',
    meaning: 'When the first text or image of the page was on screen.',
    good: 1800,
    fair: 3000,
    format: formatTime,
  },
  largestPaint: {
    name: 'Largest paint',
    meaning: 'When the largest text or image in view was on screen.',
    good: 2500,
    fair: 4000,
    format: formatTime,
  },
  contentShown: {
    name: 'Content on screen',
    meaning: 'When the widget had rendered the entry.',
    good: 2500,
    fair: 4000,
    format: formatTime,
  },
  layoutShift: {
    name: 'Layout shift',
    meaning: 'How much moved by itself while the page came to be.',
    good: 0.1,
    fair: 0.25,
    format: (score) => String(Number(score.toFixed(3))),
  },
  blocked: {
    name: 'Blocked',
    meaning: 'How long clicks and keys had to wait for scripts of the page.',
    good: 200,
    fair: 600,
    format: formatTime,
  },
} satisfies Readonly<Record<string, Measure>>

export function judge({ good, fair }: Measure, value: number): Verdict {
  if (value <= good) return 'good'
  return value <= fair ? 'fair' : 'poor'
}

/** Formats milliseconds for display. */
export function formatTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** One request of the page. */
export interface MeasuredRequest {
  readonly address: string
  /** Milliseconds after the page was requested. */
  readonly start: number
  /** Duration in milliseconds. */
  readonly duration: number
  /** Transferred bytes; 0 from the cache, `undefined` when the host hides the size. */
  readonly bytes: number | undefined
}

/** The browser's measurements of one load of the page. Times are milliseconds after its request. */
export interface PageFigures {
  readonly firstPaint?: number
  readonly largestPaint?: number
  readonly contentShown?: number
  readonly layoutShift: number
  readonly longTasks: number
  /**
   * Milliseconds in which clicks and keys went unanswered: the time of long tasks beyond 50 ms
   * each.
   */
  readonly blocked: number
  readonly requests: readonly MeasuredRequest[]
}

/** A performance entry with the fields that some entry types add. */
export interface TimelineEntry {
  readonly entryType: string
  readonly name: string
  readonly startTime: number
  readonly duration: number
  readonly value?: number
  readonly hadRecentInput?: boolean
  readonly transferSize?: number
  readonly decodedBodySize?: number
}

export const NOTHING_MEASURED: PageFigures = {
  layoutShift: 0,
  longTasks: 0,
  blocked: 0,
  requests: [],
}

/** Performance entry types to observe. */
export const ENTRY_TYPES = [
  'paint',
  'largest-contentful-paint',
  'layout-shift',
  'longtask',
  'resource',
  'mark',
] as const

/** Longer tasks count as long tasks. */
const LONG_MS = 50

/** The playground's own files are not part of the widget's cost. */
const OWN_FILES = /^\/(preview|vendor)\//

/** Adds a performance entry to the figures. Entries of the playground itself are ignored. */
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
      // Skips long tasks of the playground around the page.
      if (name !== 'self') return figures
      return {
        ...figures,
        longTasks: figures.longTasks + 1,
        blocked: figures.blocked + Math.max(0, duration - LONG_MS),
      }
    case 'resource': {
      if (OWN_FILES.test(new URL(name).pathname)) return figures
      // Without `Timing-Allow-Origin`, browsers report size 0 for other origins.
      const { transferSize = 0, decodedBodySize = 0 } = entry
      const bytes = transferSize + decodedBodySize > 0 ? transferSize : undefined
      const request = { address: name, start: startTime, duration, bytes }
      return { ...figures, requests: [...figures.requests, request] }
    }
    default:
      return figures
  }
}
