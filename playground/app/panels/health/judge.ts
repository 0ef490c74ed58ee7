import { formatBytes } from '../../shell/formatBytes'

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
  /** What it means to a visitor. */
  readonly meaning: string
  /** Up to here it is good. */
  readonly good: number
  /** Up to here it will do. */
  readonly fair: number
  /** As in `1.2 s`. */
  readonly format: (value: number) => string
}

/** Bytes of `embed.js`, compressed: what it should have, and what it may. */
export const EMBED_GOAL = 110_000
export const EMBED_LIMIT = 125_000

export const MEASURES = {
  embed: {
    name: 'Size of embed.js',
    meaning: 'What every new visitor loads once, compressed with gzip.',
    good: EMBED_GOAL,
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
    meaning: 'When the widget had drawn the entry.',
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
