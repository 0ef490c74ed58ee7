import {
  addEntry,
  ENTRY_TYPES,
  NOTHING_MEASURED,
  type PageFigures,
  type TimelineEntry,
} from './pageFigures'

/** Tells what the browser has measured of the page since it was asked for, and goes on telling. Returns the undo. */
export function watchPage(view: Window, onFigures: (figures: PageFigures) => void): () => void {
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
