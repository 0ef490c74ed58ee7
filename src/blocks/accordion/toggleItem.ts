/** Which items of an accordion are open. */
export interface OpenItems {
  /** Keys of items, in the order in which they were opened. */
  readonly open: readonly string[]
  /** The item that was opened last; empty when the last one was closed. */
  readonly latest: string
}

/** The open items after the visitor chose `item`. */
export function toggleItem({ open }: OpenItems, item: string, oneAtATime: boolean): OpenItems {
  const others = oneAtATime ? [] : open.filter((other) => other !== item)
  return open.includes(item)
    ? { open: others, latest: '' }
    : { open: [...others, item], latest: item }
}
