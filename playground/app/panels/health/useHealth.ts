import { useEffect, useState } from 'react'
import type { Loaded } from '../../data/useLoaded'
import { usePlayground } from '../../shell/PlaygroundContext'
import {
  addEntry,
  ENTRY_TYPES,
  NOTHING_MEASURED,
  type PageFigures,
  type TimelineEntry,
} from './measures'

/** Waits for late layout shifts and paints. */
const SETTLE_MS = 1000

/** Measures one load of the page. Use it under a `key` that is unique for each load. */
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
      // axe would add long tasks of its own.
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

/** Reports performance entries of the page, past and future. Returns a function that stops. */
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
 * Runs axe on the content, inside the page and including shadow roots.
 *
 * Rejects with a readable message when the page blocks axe.
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

/** Pages with Trusted Types accept script addresses only from a policy. */
function trustedAddress({ trustedTypes }: AxeWindow): string {
  const policy = trustedTypes?.createPolicy('playground', { createScriptURL: (address) => address })
  return policy ? policy.createScriptURL(AXE) : AXE
}

/** The fields of axe's results that we read. */
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

/** A violated rule, with every element that violates it. */
export interface Finding {
  readonly rule: string
  readonly impact: string
  readonly help: string
  readonly helpUrl: string
  readonly places: readonly FindingElement[]
}

export interface FindingElement {
  /** `builder-id` of the enclosing block; `undefined` outside of blocks. */
  readonly block: string | undefined
  readonly html: string
  /** Alternative ways to fix the problem. */
  readonly mend: readonly string[]
}

/** Findings on a page, and the number of checks. */
export interface Findings {
  readonly list: readonly Finding[]
  readonly passed: number
  /** Number of checks that need a human decision. */
  readonly undecided: number
}

const IMPACTS = ['critical', 'serious', 'moderate', 'minor']

/** Reads axe's results, the most severe first. */
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

/** Extracts the indented lines of a summary, which name the fixes. */
function waysToMend(summary: string): string[] {
  return summary
    .split('\n')
    .filter((line) => line.startsWith(' '))
    .map((line) => line.trim())
}
