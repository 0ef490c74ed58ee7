/** Which items of an accordion are open. */
export interface OpenItems {
  /** Counted from 0, in the order in which they were opened. */
  readonly open: readonly number[]
  /** The item that was opened last; -1 when the last one was closed. */
  readonly latest: number
}

/** The open items after the visitor chose `item`. */
export function toggleItem({ open }: OpenItems, item: number, oneAtATime: boolean): OpenItems {
  const others = oneAtATime ? [] : open.filter((other) => other !== item)
  return open.includes(item)
    ? { open: others, latest: -1 }
    : { open: [...others, item], latest: item }
}
