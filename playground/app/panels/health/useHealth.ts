import { useEffect, useState } from 'react'
import type { Loaded } from '../../data/useLoaded'
import { usePlayground } from '../../shell/PlaygroundContext'
import {
  addEntry,
  ENTRY_TYPES,
  NOTHING_MEASURED,
  type PageFigures,
  type TimelineEntry,
} from './judge'

/** Late shifts and paints still count. */
const SETTLE_MS = 1000

/** Figures and findings of one load of the page. Use it under a key that is another for each. */
export function useHealth(): { figures: PageFigures; findings: Loaded<Findings> } {
  const { preview } = usePlayground()
  const { frame } = preview
  const [figures, setFigures] = useState(NOTHING_MEASURED)
  const [findings, setFindings] = useState<Loaded<Findings>>({ status: 'loading' })
  const isThere = preview.status.phase !== 'loading'

  useEffect(() => {
    const view = frame.current?.contentWindow
    if (!isThere || !view) return
    let isWanted = true
    const stop = watchPage(view, setFigures)
    const timer = setTimeout(async () => {
      // axe keeps the page busy for longer than anything on it.
      stop()
      const found = await runAxe(view).then(
        (value) => ({ status: 'ready', value }) as const,
        (error: Error) => ({ status: 'failed', error }) as const,
      )
      if (isWanted) setFindings(found)
    }, SETTLE_MS)
    return () => {
      isWanted = false
      clearTimeout(timer)
      stop()
    }
  }, [frame, isThere])

  return { figures, findings }
}

/**
 * Tells what the browser has measured of the page since it was asked for, and goes on telling.
 * Returns the undo.
 */
function watchPage(view: Window, onFigures: (figures: PageFigures) => void): () => void {
  const { PerformanceObserver } = view as Window & typeof globalThis
  let figures = NOTHING_MEASURED
  const observers = ENTRY_TYPES.filter((type) =>
    PerformanceObserver.supportedEntryTypes.includes(type),
  ).map((type) => {
    const observer = new PerformanceObserver((list) => {
      figures = (list.getEntries() as TimelineEntry[]).reduce(addEntry, figures)
      onFigures(figures)
    })
    observer.observe({ type, buffered: true })
    return observer
  })
  return () => {
    for (const observer of observers) observer.disconnect()
  }
}

const AXE = '/vendor/axe.min.js'

interface AxeWindow extends Window {
  axe?: { run(context: Element, options: object): Promise<AxeResults> }
  trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(address: string): string },
    ): { createScriptURL(address: string): string }
  }
}

/**
 * Looks through the content of the page with axe, which runs in that page: shadow roots are looked
 * into.
 *
 * Rejects with a sentence when the page does not let it.
 */
async function runAxe(view: AxeWindow): Promise<Findings> {
  const content = view.document.getElementById('content')
  if (!content) throw new Error('The page has no place for content.')
  view.axe ?? (await loadAxe(view))
  if (!view.axe) throw new Error('axe could not be started on the page.')
  const options = { elementRef: true, resultTypes: ['violations'] }
  return readFindings(await view.axe.run(content, options))
}

function loadAxe(view: AxeWindow): Promise<void> {
  return new Promise((resolve, reject) => {
    const refused = () =>
      reject(new Error("axe could not be loaded into the page. Turn the page's policy off."))
    const script = view.document.createElement('script')
    script.onload = () => resolve()
    script.onerror = refused
    try {
      script.src = trustedAddress(view)
      view.document.head.append(script)
    } catch {
      refused()
    }
  })
}

/** Pages with Trusted Types take addresses of scripts from a policy only. */
function trustedAddress({ trustedTypes }: AxeWindow): string {
  const policy = trustedTypes?.createPolicy('playground', { createScriptURL: (address) => address })
  return policy ? policy.createScriptURL(AXE) : AXE
}

/** Fields of axe's answer that are read here. */
export interface AxeResults {
  readonly violations: readonly AxeRule[]
  readonly passes: readonly unknown[]
  readonly incomplete: readonly unknown[]
}

interface AxeRule {
  readonly id: string
  readonly impact?: string | null
  readonly help: string
  readonly helpUrl: string
  readonly nodes: readonly {
    readonly html: string
    readonly failureSummary?: string
    readonly element?: Element
  }[]
}

/** One thing that is wrong, and everywhere that it is. */
export interface Finding {
  readonly rule: string
  readonly impact: string
  readonly help: string
  readonly helpUrl: string
  readonly places: readonly FindingElement[]
}

export interface FindingElement {
  /** `builder-id` of the block; none for what belongs to no block. */
  readonly block: string | undefined
  readonly html: string
  /** Remedies, one way or another. */
  readonly mend: readonly string[]
}

/** Findings on a page, and the number of checks. */
export interface Findings {
  readonly list: readonly Finding[]
  readonly passed: number
  /** Rules that only a person can decide on. */
  readonly undecided: number
}

const IMPACTS = ['critical', 'serious', 'moderate', 'minor']

/** Reads what axe found, the worst first. */
export function readFindings({ violations, passes, incomplete }: AxeResults): Findings {
  const list = violations.map(({ id, impact, help, helpUrl, nodes }) => ({
    rule: id,
    impact: impact ?? 'minor',
    help,
    helpUrl,
    places: nodes.map(({ html, failureSummary = '', element }) => ({
      block: element?.closest('[builder-id]')?.getAttribute('builder-id') ?? undefined,
      html,
      mend: waysToMend(failureSummary),
    })),
  }))
  list.sort((one, other) => IMPACTS.indexOf(one.impact) - IMPACTS.indexOf(other.impact))
  return { list, passed: passes.length, undecided: incomplete.length }
}

/** The indented lines of a summary. Its others only introduce them. */
function waysToMend(summary: string): string[] {
  return summary
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map((line) => line.trim())
}
