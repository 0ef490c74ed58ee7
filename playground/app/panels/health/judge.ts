import embedSize from '../../../../bench/embedSize.json'
import { formatBytes } from '../../utils/format'

/** How good a figure is. */
export type Verdict = 'good' | 'fair' | 'poor'

export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  good: 'Good',
  fair: 'Fair',
  poor: 'Needs work',
}

/** A figure that can be judged. */
export interface Measure {
  readonly name: string
  /** Consequence for a visitor. */
  readonly meaning: string
  /** Up to here it is good. */
  readonly good: number
  /** Up to here it will do. */
  readonly fair: number
  /** As in `1.2 s`. */
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

/** Milliseconds as people read them. */
export function formatTime(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`
}

/** One request of the page. */
export interface MeasuredRequest {
  readonly address: string
  /** Milliseconds after the page was asked for. */
  readonly start: number
  /** Milliseconds. */
  readonly duration: number
  /**
   * Bytes that came over the network; 0 from the browser's cache, none where the host does not say.
   */
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
   * How long the page was deaf to clicks and keys, in milliseconds: what long tasks take beyond 50.
   */
  readonly blocked: number
  readonly requests: readonly MeasuredRequest[]
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
  readonly decodedBodySize?: number
}

export const NOTHING_MEASURED: PageFigures = {
  layoutShift: 0,
  longTasks: 0,
  blocked: 0,
  requests: [],
}

/** The browser's names of the measurements. */
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
      // Without `Timing-Allow-Origin`, an answer of another host has no size at all.
      const { transferSize = 0, decodedBodySize = 0 } = entry
      const bytes = transferSize + decodedBodySize > 0 ? transferSize : undefined
      const request = { address: name, start: startTime, duration, bytes }
      return { ...figures, requests: [...figures.requests, request] }
    }
    default:
      return figures
  }
}
